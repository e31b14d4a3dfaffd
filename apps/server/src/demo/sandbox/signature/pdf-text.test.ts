import { expect, test } from 'vitest';
import { winAnsiString } from './pdf-text.ts';

const read = (hex: string) => Buffer.from(hex.slice(1, -1), 'hex').toString('latin1');

test.each([
  ['Anna Schmidt', 'Anna Schmidt'],
  ['Größe Ñuño Þórunn', 'Größe Ñuño Þórunn'],
  ['Őrs Şahin Ķesija Ŗūta Ťažký', 'Ors Sahin Kesija Ruta Tazký'],
  ['Łukasz Đurđa Ħal Ŧoŋa Işıl GROẞ', 'Lukasz Durda Hal Tona Isil GROß'],
  ['O\u0308zil', 'Özil'],
  ['Ωμέγα', '?????'],
  ['a) Tj\nET', 'a) Tj?ET'],
])('%s stands in the stamp as %s', (name, stamped) => expect(read(winAnsiString(name))).toBe(stamped));
