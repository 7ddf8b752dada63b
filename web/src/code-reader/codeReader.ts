/** Reads printed codes from a camera or a picture. The network is loaded when it is first needed. */

import { CARD_SHAPE, PICTURE_HEIGHT, PICTURE_WIDTH, recognise, type CardPicture } from './cardPictures.ts'
import { isSure, readCode, READ_HEIGHT, READ_WIDTH } from './readCode.ts'
import { greyOf, type GreyImage } from './greyImage.ts'
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
/** The height of the frame for a whole card. */
export const CARD_HEIGHT = 0.9
/** The widths of the areas in which a chosen picture is searched, in its width. */
const SEARCHED = [1, 0.6, 0.35]

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
  readVideo(video: HTMLVideoElement, isWanted: () => boolean): Promise<string | null> {
    return untilTwoAgree(video, isWanted, () => this.#read(video, frameOf(video), isWanted))
  }

  /** The same for whole cards that are like one of these pictures. */
  readCards(
    video: HTMLVideoElement,
    pictures: readonly CardPicture[],
    isWanted: () => boolean,
  ): Promise<string | null> {
    return untilTwoAgree(video, isWanted, () => recognise(pictures, this.takeCard(video)!))
  }

  /** A picture of the card in the frame; null before the camera shows anything. */
  takeCard(video: HTMLVideoElement): GreyImage | null {
    if (video.videoWidth === 0) return null
    return this.#take(video, cardFrameOf(video), PICTURE_WIDTH, PICTURE_HEIGHT)
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
    const image = this.#take(source, area, READ_WIDTH, READ_HEIGHT)
    const match = await runInSteps(readCode(image, network, this.#lexicon), isWanted)
    return match !== null && isSure(match) ? match.code : null
  }

  #take(source: CanvasImageSource, area: Area, width: number, height: number): GreyImage {
    const context = this.#canvas.getContext('2d', { willReadFrequently: true })!
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, width, height)
    context.drawImage(source, area.left, area.top, area.width, area.height, 0, 0, width, height)
    return greyOf(context.getImageData(0, 0, width, height))
  }
}

/** Reads the camera's pictures until two in a row show the same code. */
async function untilTwoAgree(
  video: HTMLVideoElement,
  isWanted: () => boolean,
  read: () => Promise<string | null> | string | null,
): Promise<string | null> {
  let last: string | null = null
  while (isWanted()) {
    const code = video.videoWidth > 0 ? await read() : null
    if (code !== null && code === last) return code
    last = code
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return null
}

/** The part of the camera's picture inside the frame for a whole card. */
function cardFrameOf({ videoWidth, videoHeight }: HTMLVideoElement): Area {
  const height = Math.min(videoHeight, videoWidth / SHOWN_SHAPE) * CARD_HEIGHT
  const width = height * CARD_SHAPE
  return { left: (videoWidth - width) / 2, top: (videoHeight - height) / 2, width, height }
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
