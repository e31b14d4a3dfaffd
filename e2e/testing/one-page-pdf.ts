/** A PDF of one A4 page with a filled rectangle. pdf.js rebuilds the table of objects that it lacks. */
export function onePagePdf(): Buffer {
  const drawing = '0.2 g 100 500 300 200 re f';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  const body = objects.map((text, index) => `${index + 1} 0 obj\n${text}\nendobj`).join('\n');
  return Buffer.from(`%PDF-1.4\n${body}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`);
}
