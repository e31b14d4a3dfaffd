/**
 * Reads a number as people type or paste it: "4.500,00", "4500,5", "4 500 €", "4,500.00", "2.9".
 * With one kind of separator only, a comma is the decimal sign in both languages; a single point is one too, unless
 * exactly three digits follow a figure of one to three digits without leading zero ("4.500" is four thousand five hundred).
 * @returns null when it is not a number
 */
export function parseDecimal(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]|€|EUR|%/gi, '').replace(/^\u2212/, '-');
  if (!/^[-+]?\d[\d.,']*$/.test(bare)) return null;
  const plain = dropThousands(bare.replaceAll("'", ''));
  return plain !== null && /^[-+]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}

function dropThousands(bare: string): string | null {
  const points = bare.split('.').length - 1;
  const commas = bare.split(',').length - 1;
  if (points > 0 && commas > 0) {
    // The later separator is the decimal sign; it occurs once.
    return bare.lastIndexOf(',') > bare.lastIndexOf('.')
      ? commas === 1 && groupsOfThree(bare.slice(0, bare.indexOf(',')), '.')
        ? bare.replaceAll('.', '').replace(',', '.')
        : null
      : points === 1 && groupsOfThree(bare.slice(0, bare.indexOf('.')), ',')
        ? bare.replaceAll(',', '')
        : null;
  }
  if (commas === 1) return bare.replace(',', '.');
  if (commas > 1) return groupsOfThree(bare, ',') ? bare.replaceAll(',', '') : null;
  return points > 0 && groupsOfThree(bare, '.') ? bare.replaceAll('.', '') : bare;
}

function groupsOfThree(text: string, separator: '.' | ','): boolean {
  const [head = '', ...groups] = text.replace(/^[-+]/, '').split(separator);
  return /^[1-9]\d{0,2}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
}
