import { expect, it } from 'vitest';
import { clientNetwork } from '../../../server/http/security/client-network.js';

it('counts the addresses that one line is given as one', () => {
  expect(clientNetwork('2001:db8:1:2::1')).toBe(clientNetwork('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(clientNetwork('2001:db8:1:2::1')).not.toBe(clientNetwork('2001:db8:1:3::1'));
  expect(clientNetwork('fe80::1%eth0')).toBe(clientNetwork('fe80::2%eth0'));
  expect(clientNetwork('203.0.113.7')).not.toBe(clientNetwork('203.0.113.8'));
  expect(clientNetwork('::ffff:203.0.113.7')).toBe(clientNetwork('203.0.113.7'));
  expect(clientNetwork('unknown')).toBe('unknown');
});
