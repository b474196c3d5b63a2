import { BlockList, isIP, isIPv6 } from 'node:net';
import { checked, readChoice, SettingError } from './setting-error.ts';

/** The paths of certificate and key, in PEM. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** How addresses are logged: hashed with a daily salt, in full, or not at all. */
const LOG_ADDRESSES = ['hash', 'full', 'off'] as const;
export type LogAddress = (typeof LOG_ADDRESSES)[number];

/** The settings of the transport: who may connect, how, and how it is watched. */
export interface TransportSettings {
  readonly host: string;
  readonly tls: TlsFiles | null;
  /** Trusted proxies: networks in CIDR form, or single addresses. */
  readonly trustProxy: readonly string[];
  /** The loopback port of health and metrics; null: none, 0: any free one. */
  readonly adminPort: number | null;
  readonly requestLog: boolean;
  readonly logAddress: LogAddress;
}

type Env = Readonly<Record<string, string | undefined>>;

export const TRANSPORT_SETTING_NAMES = [
  'HOST',
  'TLS_CERT_FILE',
  'TLS_KEY_FILE',
  'TRUST_PROXY',
  'ADMIN_PORT',
  'REQUEST_LOG',
  'LOG_ADDRESS',
] as const;

const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|localhost)$/;

/** @throws SettingError for a malformed setting, and where keys would travel in the clear. */
export function readTransportSettings(env: Env): TransportSettings {
  const tls = readTlsFiles(env.TLS_CERT_FILE, env.TLS_KEY_FILE);
  const trustProxy = readNetworks(env.TRUST_PROXY);
  const host = readHost(env.HOST || '127.0.0.1');
  // Contract 5.2 and 15.1: keys must not travel over plain HTTP beyond this machine.
  if (!LOOPBACK.test(host) && tls === null && trustProxy.length === 0) {
    throw new SettingError(
      'HOST',
      'plain HTTP is served on loopback only; write 127.0.0.1, or set TLS_CERT_FILE and ' +
        'TLS_KEY_FILE, or TRUST_PROXY',
    );
  }
  return {
    host,
    tls,
    trustProxy,
    adminPort: env.ADMIN_PORT ? readPort('ADMIN_PORT', env.ADMIN_PORT) : null,
    logAddress: readChoice('LOG_ADDRESS', env.LOG_ADDRESS || 'hash', LOG_ADDRESSES),
    requestLog: readChoice('REQUEST_LOG', env.REQUEST_LOG || 'on', ['on', 'off']) === 'on',
  };
}

/** Networks, for looking up addresses. */
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

/** @throws SettingError when the text is no port. */
export function readPort(name: string, text: string): number {
  const isPort = /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
  return Number(checked(name, text, isPort, 'a port from 0 to 65535, for example 4321'));
}

function readHost(text: string): string {
  const isHost = isIP(text) !== 0 || text === 'localhost';
  return checked('HOST', text, isHost, 'an address of this machine, for example 127.0.0.1');
}

function readTlsFiles(certFile = '', keyFile = ''): TlsFiles | null {
  if (certFile === '' && keyFile === '') return null;
  if (certFile === '') throw new SettingError('TLS_CERT_FILE', 'is missing beside TLS_KEY_FILE');
  if (keyFile === '') throw new SettingError('TLS_KEY_FILE', 'is missing beside TLS_CERT_FILE');
  return { certFile, keyFile };
}

function readNetworks(text = ''): string[] {
  const networks = text.split(/[\s,]+/).filter((network) => network !== '');
  for (const network of networks) checkNetwork(network);
  return networks;
}

function checkNetwork(network: string): void {
  const [address = '', prefix, ...rest] = network.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  checked(
    'TRUST_PROXY',
    network,
    isIP(address) !== 0 && isPrefix && rest.length === 0,
    'addresses or networks, for example 127.0.0.1 or 10.0.0.0/8, separated by commas',
  );
  if (Number(prefix) === 0) {
    throw new SettingError('TRUST_PROXY', 'would trust everybody; name the proxies only');
  }
}
