import { expect, it } from 'vitest';
import { buildSwitches } from './build-switches.mjs';

it('tells builds with different switches apart, and nothing else', () => {
  const plain = buildSwitches({ PORT: '3000' });
  expect(buildSwitches({ PORT: '3001', HOME: '/root' })).toBe(plain);
  const hidden = buildSwitches({ VITE_HIDE_SIGNING: '1' });
  expect(hidden).not.toBe(plain);
  expect(buildSwitches({ VITE_HIDE_SIGNING: '0' })).not.toBe(hidden);
  const both = { VITE_HIDE_SIGNING: '1', VITE_API_HOST: 'https://a.example' };
  expect(buildSwitches(both)).toBe(buildSwitches(Object.fromEntries(Object.entries(both).toReversed())));
});
