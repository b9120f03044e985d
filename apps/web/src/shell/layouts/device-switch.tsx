import './theme-switch.css'
import { keepOnDevice, useStoredSetting } from './theme.ts'

/** What a device can be, on or off: larger for wet hands, without white areas for a dark pass, or heard. */
type DeviceSetting = 'kitchen-mode' | 'dimmed' | 'ticket-sounds'

interface DeviceSwitchProps {
  readonly setting: DeviceSetting
  readonly label: string
}

/** Whether a setting of this device is on, kept up to date. */
export function useDeviceSetting(setting: DeviceSetting): boolean {
  return useStoredSetting(setting) === 'on'
}

/** One setting of this device, on or off at once. */
export function DeviceSwitch({ setting, label }: DeviceSwitchProps) {
  return (
    <label className="device-switch">
      <input
        type="checkbox"
        checked={useDeviceSetting(setting)}
        onChange={({ target }) => keepOnDevice(setting, target.checked ? 'on' : 'off')}
      />
      <span>{label}</span>
    </label>
  )
}
