import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not part of the public internet (IANA, special-purpose address registry). */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Global unicast of IPv6, and what in it is special: Teredo, ORCHID, documentation, 6to4, and others that contain an address of IPv4. */
const PUBLIC_6 = '2000::/3';
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

/** Names of several networks, as in `TRUST_PROXY`. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((one) => NAMED[one] ?? [one])) {
    const [address = '', bits] = network.split('/');
    const is6 = isIP(address) === 6;
    list.addSubnet(address, Number(bits ?? (is6 ? 128 : 32)), is6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

const notPublic = listOf([...NOT_PUBLIC_4, ...NOT_PUBLIC_6]);
const global6 = listOf([PUBLIC_6]);
const loopback = listOf(['loopback']);

/** An address of IPv4 inside one of IPv6 (`::ffff:10.0.0.1`) counts as that of IPv4. */
const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const MAPPED_4 = listOf(['::ffff:0:0/96']);

/** Whether an address is part of the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0 || isIn(notPublic, address)) return false;
  return isIP(address) === 4 || isIn(global6, address) || isIn(MAPPED_4, address);
}

/** Whether an address is that of this machine. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && isIn(loopback, address);

/**
 * Which addresses the portal may send requests to that people have named: public ones, and those in the networks of the operator.
 *
 * @param networks such as `10.1.0.0/16`, `loopback` and `uniquelocal`
 */
export function allowedAddresses(networks: readonly string[]): (address: string) => boolean {
  const configured = listOf(networks);
  return (address) => isPublic(address) || (isIP(address) !== 0 && isIn(configured, address));
}
