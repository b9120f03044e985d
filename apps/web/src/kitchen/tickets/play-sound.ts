import type { HeardEvent } from '@brigade/domain/kitchen/tickets/heard-events.ts'

/** Tones in hertz, one after the other; told apart by how many there are and whether they rise or fall. */
const tones: Readonly<Record<HeardEvent, readonly number[]>> = {
  new: [880, 1175],
  changed: [880, 880, 880],
  ready: [1319],
  void: [587, 392],
}
const TONE_SECONDS = 0.16
const VOLUME = 0.3
/** Below it a tone ends without a crack. */
const SILENCE = 0.0001

let context: AudioContext | undefined

/** Plays the tones of an event. A browser that has not been touched since the page came stays silent. */
export function playSound(event: HeardEvent): void {
  context ??= new AudioContext()
  const { currentTime, destination } = context
  for (const [place, hertz] of tones[event].entries()) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const start = currentTime + place * TONE_SECONDS
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(VOLUME, start)
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + TONE_SECONDS)
    tone.connect(volume).connect(destination)
    tone.start(start)
    tone.stop(start + TONE_SECONDS)
  }
}

/** Lets the first touch or key wake the sound, as browsers want it; gives back how to stop waiting. */
export function wakeSound(): () => void {
  const waiting = new AbortController()
  const wake = () => {
    context ??= new AudioContext()
    void context.resume()
    waiting.abort()
  }
  for (const kind of ['pointerdown', 'keydown'])
    document.addEventListener(kind, wake, { signal: waiting.signal })
  return () => waiting.abort()
}
