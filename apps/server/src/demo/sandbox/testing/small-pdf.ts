/** A PDF of two pages that show the same line, with a plain cross-reference table, as small as it can be. */
export function smallPdf(pageEntries = ''): Buffer {
  const line = '72 700 200 2 re f';
  const page = '/Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 595 842]\n/Resources << >>\n/Contents 5 0 R\n';
  const objects = [
    '<<\n/Type /Catalog\n/Pages 2 0 R\n>>',
    '<<\n/Type /Pages\n/Count 2\n/Kids [3 0 R 4 0 R]\n>>',
    `<<\n${page}>>`,
    `<<\n${page}${pageEntries}>>`,
    `<<\n/Length ${line.length}\n>>\nstream\n${line}\nendstream`,
  ];
  let text = '%PDF-1.7\n';
  const rows = objects.map((dictionary, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${dictionary}\nendobj\n`;
    return row;
  });
  const xref = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${rows.join('')}trailer\n<<\n/Size 6\n/Root 1 0 R\n>>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
