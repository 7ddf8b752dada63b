/** The camera on the back of the device, and its light. */

export type CameraFault = 'insecure' | 'denied' | 'missing'

export class CameraError extends Error {
  readonly fault: CameraFault
  constructor(fault: CameraFault) {
    super(fault)
    this.fault = fault
  }
}

/** Asks for the camera; throws a `CameraError` with the reason if there is none. */
export async function openCamera(): Promise<MediaStream> {
  // Browsers offer no camera at all to pages that came without encryption.
  if (!isSecureContext) throw new CameraError('insecure')
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    })
  } catch (error) {
    throw new CameraError(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing')
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Capabilities and constraints of lights, which TypeScript does not know yet. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean }

export function hasTorch(stream: MediaStream): boolean {
  return (stream.getVideoTracks()[0]?.getCapabilities() as WithTorch | undefined)?.torch === true
}

export async function setTorch(stream: MediaStream, torch: boolean): Promise<void> {
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
}
