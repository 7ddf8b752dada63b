"""The learned network without PyTorch: from an observation to a policy, a value and a belief about the enemy's hand.

| | |
|---|---|
| `inputs.py` | the inputs that are computed from several bytes of an observation |
| `weights.py` | the file of weights, in eight bits |
| `inference.py` | the compiled evaluation of a batch |

`gwint.lab.learning` trains it.
"""
