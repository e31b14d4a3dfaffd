// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPlace, keptPlace, lastAddressOf, TO_KEPT_PLACE } from './kept-places.ts';

function step(key: string, pathname: string, search = '', state: unknown = null) {
  return { key, pathname, search, hash: '', state, mask: undefined };
}

describe('the places of a visit', () => {
  beforeEach(() => sessionStorage.clear());

  it('stand where each step of the history was left, also of the same address', () => {
    keepPlace(step('a', '/search'), 900);
    keepPlace(step('b', '/search'), 300);
    expect(keptPlace(step('a', '/search'), true)).toBe(900);
    expect(keptPlace(step('b', '/search'), true)).toBe(300);
    expect(keptPlace(step('c', '/search'), true)).toBe(0);
  });

  it('start at the top for who follows a link, unless it leads back', () => {
    keepPlace(step('a', '/search', '?sort=rate'), 900);
    expect(keptPlace(step('b', '/search', '?sort=rate'), false)).toBe(0);
    expect(keptPlace(step('b', '/search', '?sort=rate', TO_KEPT_PLACE), false)).toBe(900);
    expect(keptPlace(step('b', '/search', '', TO_KEPT_PLACE), false)).toBe(0);
  });

  it.each(['/user/passwordReset/secret', '/invite/secret', '/register/set-password/secret'])(
    'hold no address with a code: %s',
    (pathname) => {
      keepPlace(step('a', pathname), 900);
      expect(sessionStorage.getItem('keptPlaces') ?? '').not.toContain('secret');
    },
  );

  it('tell the address that a page was left with last', () => {
    expect(lastAddressOf('/search')).toBe('/search');
    keepPlace(step('a', '/search', '?sort=rate'), 0);
    keepPlace(step('b', '/search', '?brands=Polestar'), 0);
    keepPlace(step('c', '/vehicle/1'), 0);
    expect(lastAddressOf('/search')).toBe('/search?brands=Polestar');
  });

  it.each(['{', '{"a":1}', '[null,{"entry":"a:/search"},{"entry":"a:/search","top":"x"}]'])(
    'are none where the storage holds %s',
    (text) => {
      sessionStorage.setItem('keptPlaces', text);
      expect(keptPlace(step('a', '/search'), true)).toBe(0);
      keepPlace(step('a', '/search'), 20);
      expect(keptPlace(step('a', '/search'), true)).toBe(20);
    },
  );
});
