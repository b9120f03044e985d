import { type ReactNode, useEffect, useRef, useState } from 'react'

interface LazyItemProps {
  readonly className: string
  /** Height of a usual row, in px, until the row has been drawn once. */
  readonly height: number
  /** Said in place of the row while it is far away, so that searching the page finds it. */
  readonly name: string
  /** Draws the row; asked for only near the screen. */
  readonly children: () => ReactNode
}

/** How far beyond the screen rows are drawn. */
const NEAR = '600px'

/** A row of a long list: an empty place of its own height until it comes near the screen. */
export function LazyItem({ className, height: usual, name, children }: LazyItemProps) {
  const place = useRef<HTMLLIElement>(null)
  const [height, setHeight] = useState<number | null>(usual)
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true
        setHeight(isNear ? null : element.offsetHeight)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <li className={className} ref={place} style={height === null ? undefined : { blockSize: height }}>
      {height === null ? children() : <span>{name}</span>}
    </li>
  )
}
