import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const HOME = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  HOME.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  HOME.addSubnet(net, bits, 'ipv6')

/** Whether an address is this machine's, its network's, or nobody's: no push service lives there. */
export function isHomeAddress(address: string): boolean {
  return HOME.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Finds a host for a connection, and refuses one of this machine or its network: browsers name the address that push
 * messages go to, and nobody may use that to knock at doors inside the house.
 */
export const publicLookup: LookupFunction = (hostname, options, tell) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error !== null || first === undefined) return tell(error, '', 0)
    if (found.some(({ address }) => isHomeAddress(address)))
      return tell(new Error(`${hostname} is not a public address`), '', 0)
    return options.all === true ? tell(null, found) : tell(null, first.address, first.family)
  })
}
