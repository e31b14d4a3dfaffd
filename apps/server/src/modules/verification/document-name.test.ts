import { describe, expect, test } from 'vitest';
import { documentName, isSameName } from './document-name.ts';

const name = (givenName: string, familyName: string) => ({ givenName, familyName });

test.each([
  ['Anna', 'Schmidt', 'SCHMIDT<<ANNA'],
  ['Jörg', 'Weiß', 'WEISS<<JOERG'],
  ['Şule', 'Yılmaz-Öztürk', 'YILMAZ<OEZTUERK<<SULE'],
  ['Siân', "O'Brien", 'OBRIEN<<SIAN'],
  ['Łukasz', 'Dąbrowski', 'DABROWSKI<<LUKASZ'],
  ['Søren', 'Ærø', 'AEROE<<SOEREN'],
  ['  Anna  Maria ', 'von der Heide', 'VON<DER<HEIDE<<ANNA<MARIA'],
])('%s %s is written %s', (givenName, familyName, expected) => {
  expect(documentName(name(givenName, familyName))).toBe(expected);
});

test('composed and decomposed letters are the same', () => {
  expect(documentName(name('Jo\u0308rg', 'A'))).toBe(documentName(name('Jörg', 'A')));
});

describe('isSameName', () => {
  test('accepts further given names on the document, not missing ones', () => {
    expect(isSameName(name('Anna', 'Schmidt'), name('ANNA MARIA', 'SCHMIDT'))).toBe(true);
    expect(isSameName(name('Anna Maria', 'Schmidt'), name('ANNA', 'SCHMIDT'))).toBe(false);
    expect(isSameName(name('Ann', 'Schmidt'), name('ANNA', 'SCHMIDT'))).toBe(false);
  });

  test('does not mix up family and given name', () => {
    expect(isSameName(name('Paul', 'Hans'), name('HANS', 'PAUL'))).toBe(false);
  });

  test('compares long names as far as documents carry them', () => {
    const family = 'Papadimitriou-Christodoulopoulou';
    expect(isSameName(name('Alexandra Maria', family), name('ALEXANDRA', family))).toBe(true);
    expect(isSameName(name('Alexandra', family), name('ALEXA', family))).toBe(true);
    expect(isSameName(name('Alexandra', family), name('ALEXIA', family))).toBe(false);
  });
});
