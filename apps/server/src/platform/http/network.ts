import ipaddr from 'ipaddr.js';

/**
 * Whom an address is counted as: one address of IPv4, however it is written, or the 64 bits of IPv6 that a provider gives to one
 * subscriber, who could otherwise take another address for every try.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const subscriber = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${subscriber.toString()}/64`;
}

/** The widest networks that count as a list of addresses: a wider one would be everywhere. */
const widest = { ipv4: 16, ipv6: 32 } as const;

/** One way to write an address or a network, `203.0.113.0/24`; nothing where the text is none, or too wide. */
export function canonicalNetwork(text: string): string | undefined {
  const cidr = text.includes('/') ? text : ipaddr.isValid(text) ? `${text}/${ipaddr.parse(text).kind() === 'ipv4' ? 32 : 128}` : text;
  if (!isPlainCidr(cidr)) return undefined;
  const [parsed, bits] = ipaddr.parseCIDR(cidr);
  const [address, prefix] =
    parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() ? [parsed.toIPv4Address(), bits - 96] : [parsed, bits];
  const kind = address.kind();
  if (prefix < widest[kind]) return undefined;
  const first =
    kind === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/${prefix}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${prefix}`);
  return `${first.toString()}/${prefix}`;
}

/** Four numbers or groups of hexadecimal digits: other ways to write an address, such as octal numbers, are read differently elsewhere. */
function isPlainCidr(text: string): boolean {
  return (
    (/^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})\//.test(text) || /^[\da-fA-F:.]*:[\da-fA-F:.]*\//.test(text)) &&
    ipaddr.isValidCIDR(text)
  );
}

/** Whether an address lies in one of these networks, which `canonicalNetwork` has written. */
export function isInside(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((network) => {
    const [first, prefix] = ipaddr.parseCIDR(network);
    return first.kind() === parsed.kind() && parsed.match(first, prefix);
  });
}
