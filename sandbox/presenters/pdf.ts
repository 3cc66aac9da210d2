/** How does plain text become a PDF? Page by page in Courier, so that columns align. */

/** Lines of at most 80 characters; characters outside Latin-1 become "?". */
export function renderPdf(lines: string[]): Buffer {
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / linesOfPage)) }, (_, index) =>
    lines.slice(index * linesOfPage, (index + 1) * linesOfPage),
  );
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => pageObjects(page, 5 + index * 2)),
  ]);
}

const linesOfPage = 50;

function pageObjects(lines: string[], contents: number): string[] {
  const shown = lines.map(line => `(${escaped(line)}) Tj T*`).join('\n');
  const stream = `BT /F1 10 Tf 14 TL 56 780 Td\n${shown}\nET`;
  const resources = '<< /Font << /F1 3 0 R >> >>';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources ${resources} /Contents ${contents} 0 R >>`,
    `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
  ];
}

function escaped(line: string): string {
  return line.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&');
}

/** Appends the table of the objects' byte offsets. */
function assembled(objects: string[]): Buffer {
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}
