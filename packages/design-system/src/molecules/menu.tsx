import './menu.css'
import { DropdownMenu } from 'radix-ui'
import { Fragment, type ReactElement, type ReactNode } from 'react'

export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly detail?: string
  readonly icon?: ReactNode
  readonly tone?: 'quiet' | 'danger'
  readonly isOff?: boolean
  readonly onChoose: () => void
}

export interface MenuGroup {
  readonly label?: string
  readonly items: readonly MenuItem[]
}

interface MenuProps {
  /** The button that opens it; must pass on its props and ref. */
  readonly trigger: ReactElement
  readonly groups: readonly MenuGroup[]
  readonly isOpenAtFirst?: boolean
}

/** Things one may do, folded away under a button. Groups without items are left out. */
export function Menu({ trigger, groups, isOpenAtFirst = false }: MenuProps) {
  const shown = groups.filter((group) => group.items.length > 0)
  return (
    <DropdownMenu.Root defaultOpen={isOpenAtFirst} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={12}>
          {shown.map((group, at) => (
            <Fragment key={group.label ?? group.items[0]?.key}>
              {at === 0 ? null : <DropdownMenu.Separator className="menu-separator" />}
              {group.label === undefined ? null : (
                <DropdownMenu.Label className="menu-label">{group.label}</DropdownMenu.Label>
              )}
              {group.items.map((item) => (
                <DropdownMenu.Item
                  className="menu-item"
                  data-tone={item.tone}
                  disabled={item.isOff ?? false}
                  key={item.key}
                  onSelect={item.onChoose}
                >
                  {item.icon}
                  {item.label}
                  {item.detail === undefined ? null : <span className="menu-detail">{item.detail}</span>}
                </DropdownMenu.Item>
              ))}
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
