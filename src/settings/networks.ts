import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether a text is an address, or a network in CIDR form. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix = '1', ...rest] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

/** A set of networks to look addresses up in. */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
