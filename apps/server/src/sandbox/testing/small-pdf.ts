/** A PDF of one page with a plain cross-reference table, as small as it can be. */
export function smallPdf(pageEntries = ''): Buffer {
  const objects = [
    '<<\n/Type /Catalog\n/Pages 2 0 R\n>>',
    '<<\n/Type /Pages\n/Count 1\n/Kids [3 0 R]\n>>',
    `<<\n/Type /Page\n/Parent 2 0 R\n/MediaBox [0 0 595 842]\n/Resources << >>\n${pageEntries}>>`,
  ];
  let text = '%PDF-1.7\n';
  const rows = objects.map((dictionary, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${dictionary}\nendobj\n`;
    return row;
  });
  const xref = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${rows.join('')}trailer\n<<\n/Size 4\n/Root 1 0 R\n>>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
