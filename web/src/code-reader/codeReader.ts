/** Reads printed codes from a camera or a picture. The network is loaded when it is first needed. */

import { isSure, readCode, READ_HEIGHT, READ_WIDTH } from './readCode.ts'
import { greyOf } from './greyImage.ts'
import { Lexicon } from './lexicon.ts'
import { Network } from './network.ts'
import { runInSteps } from './runInSteps.ts'
import weights from './weights.bin?url'

/** The part of a picture that is read. */
interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** The shape of the camera's picture on the screen, and the width of the frame in it. */
export const [SHOWN_SHAPE, FRAME_WIDTH] = [4 / 3, 0.7]
/** The widths of the areas in which a chosen picture is searched, in its width. */
const SEARCHED = [1, 0.6, 0.35]
/** The number of pictures in a row that must agree. */
const AGREEING = 2

let loading: Promise<Network> | null = null

function loadNetwork(): Promise<Network> {
  loading ??= fetch(weights)
    .then(async (response) => new Network(await response.arrayBuffer()))
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}

export class CodeReader {
  readonly #lexicon: Lexicon
  readonly #canvas = new OffscreenCanvas(READ_WIDTH, READ_HEIGHT)

  constructor(printed: Iterable<string>) {
    this.#lexicon = new Lexicon(printed)
  }

  /** Reads the camera's pictures until they show the same code often enough; null if it is no longer wanted. */
  async readVideo(video: HTMLVideoElement, isWanted: () => boolean): Promise<string | null> {
    let [last, agreeing] = ['', 0]
    while (isWanted()) {
      const code = video.videoWidth > 0 ? await this.#read(video, frameOf(video), isWanted) : null
      agreeing = code !== null && code === last ? agreeing + 1 : 1
      last = code ?? ''
      if (code !== null && agreeing >= AGREEING) return code
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return null
  }

  /** Searches a picture for a code: all of it and then smaller parts; null without any. */
  async readPicture(picture: ImageBitmap, isWanted: () => boolean): Promise<string | null> {
    for (const area of searchedAreas(picture)) {
      const code = await this.#read(picture, area, isWanted)
      if (code !== null) return code
    }
    return null
  }

  async #read(source: CanvasImageSource, area: Area, isWanted: () => boolean): Promise<string | null> {
    const network = await loadNetwork()
    const context = this.#canvas.getContext('2d', { willReadFrequently: true })!
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, READ_WIDTH, READ_HEIGHT)
    context.drawImage(source, area.left, area.top, area.width, area.height, 0, 0, READ_WIDTH, READ_HEIGHT)
    const image = greyOf(context.getImageData(0, 0, READ_WIDTH, READ_HEIGHT))
    const match = await runInSteps(readCode(image, network, this.#lexicon), isWanted)
    return match !== null && isSure(match) ? match.code : null
  }
}

/** The part of the camera's picture inside the frame: the picture fills its shape and is cut off at two sides. */
function frameOf({ videoWidth, videoHeight }: HTMLVideoElement): Area {
  const width = Math.min(videoWidth, videoHeight * SHOWN_SHAPE) * FRAME_WIDTH
  const height = (width * READ_HEIGHT) / READ_WIDTH
  return { left: (videoWidth - width) / 2, top: (videoHeight - height) / 2, width, height }
}

/** Overlapping areas of a picture, the largest first. */
function searchedAreas(picture: ImageBitmap): Area[] {
  return SEARCHED.flatMap((part) => {
    const width = picture.width * part
    const height = (width * READ_HEIGHT) / READ_WIDTH
    const across = startsOf(picture.width, width)
    return startsOf(picture.height, height).flatMap((top) => across.map((left) => ({ left, top, width, height })))
  })
}

/** Where overlapping parts of a length begin; a single one lies in the middle. */
function startsOf(whole: number, part: number): number[] {
  if (part >= whole) return [(whole - part) / 2]
  const count = Math.ceil((whole - part) / (part / 2)) + 1
  return Array.from({ length: count }, (_, number) => ((whole - part) * number) / (count - 1))
}
