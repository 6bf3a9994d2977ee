import { expect, it } from 'vitest';
import { networkOf } from '../../../server/net/client-network.js';

it('counts the addresses that one line is given as one', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2%eth0'));
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'));
  expect(networkOf('::ffff:203.0.113.7')).toBe(networkOf('203.0.113.7'));
  expect(networkOf('unknown')).toBe('unknown');
});
