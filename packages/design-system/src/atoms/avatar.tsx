import './avatar.css'

interface AvatarProps {
  readonly name: string
  readonly picture?: string | undefined
  readonly size?: 'small' | 'medium' | 'large'
}

const SHADES = 4

function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '')
  const first = [...(words[0] ?? '?')][0] ?? '?'
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

function shadeOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % SHADES
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
