"""Learning the duel by self-play: a network that maps an observation to a policy, a value and a belief.

| | |
|---|---|
| `features.py` | which inputs and outputs share weights, and the facts of cards and moves |
| `network.py` | the network in PyTorch, and its weights for serving |
| `deck_pool.py` | the decks that games are dealt from |
| `self_play.py` | many duels as tensors, on the CPU or on a CUDA device |
| `league.py` | past networks as opponents |
| `ppo.py` | the losses and the update |
| `measuring.py` | win rates against frozen opponents, and what is reported |
| `training.py` | the loop: play, update, measure, save |
| `checkpoints.py` | runs on disk, in small files |

It needs PyTorch (`gwint[learn]`); `gwint.fast.network` serves the result without it.
"""
