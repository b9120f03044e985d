import './avatar.css'

interface AvatarProps {
  readonly name: string
  readonly picture?: string | undefined
  readonly size?: 'small' | 'medium' | 'large'
}

const SHADES = 4

function firstLetter(word: string): string {
  return Array.from(word)[0] ?? ''
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '')
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '') : ''
  return (firstLetter(words[0] ?? '?') + last).toLocaleUpperCase()
}

function shadeOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % SHADES
}

/** A person's face, or the first letters of the name. The name itself stands beside it. */
export function Avatar({ name, picture, size = 'medium' }: AvatarProps) {
  if (picture !== undefined) return <img className="avatar" data-size={size} src={picture} alt="" />
  return (
    <span className="avatar" data-size={size} data-shade={shadeOf(name)} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
