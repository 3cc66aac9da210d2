/** What was looked at, what was found, and how it is told: a table of both, then each violation with its command. */

interface Cell {
  /** A page's or an action's name. */
  row: string;
  fault: string;
  /** Age and language, or reach, language and script. */
  circumstances: string[];
}

interface Looked extends Cell {
  violations: string[];
}

export class Findings {
  private readonly looked: Looked[] = [];

  /** Tells how a part of the matrix went, as it takes minutes. */
  async during(part: string, work: () => Promise<void>): Promise<void> {
    const [began, before, failed] = [Date.now(), this.looked.length, this.failed];
    await work();
    const counts = `${this.looked.length - before} looked at, ${this.failed - failed} wrong`;
    console.log(`${part.padEnd(32)} ${counts}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }

  add(cell: Cell, violations: string[]): void {
    this.looked.push({ ...cell, violations: [...new Set(violations)] });
  }

  get passed(): number {
    return this.looked.filter(({ violations }) => violations.length === 0).length;
  }

  get failed(): number {
    return this.looked.length - this.passed;
  }

  /** Rows and columns in the order given; only those that were looked at. */
  table(title: string, rows: string[], faults: string[]): string {
    const seen = rows.filter(row => this.at(row).length > 0);
    const columns = faults.filter(fault => seen.some(row => this.at(row, fault).length > 0));
    if (seen.length === 0) return '';
    const lines = seen.map(row => [row, ...columns.map(fault => mark(this.at(row, fault)))]);
    return `\n${aligned([[title, ...columns], ...lines])}`;
  }

  /** Equal violations of one page or action under one fault are told once, with all their circumstances. */
  list(): string {
    const groups = new Map<string, Looked[]>();
    for (const cell of this.looked)
      for (const violation of cell.violations) {
        const key = `${cell.row} ${cell.fault}: ${violation}`;
        groups.set(key, [...(groups.get(key) ?? []), cell]);
      }
    return [...groups].map(([key, cells]) => `${key}\n    ${told(cells)}`).join('\n');
  }

  private at(row: string, fault?: string): Looked[] {
    return this.looked.filter(cell => cell.row === row && (fault === undefined || cell.fault === fault));
  }
}

/** A point where all is well, else the number of circumstances in which something is wrong. */
function mark(cells: Looked[]): string {
  const wrong = cells.filter(({ violations }) => violations.length > 0).length;
  if (cells.length === 0) return '';
  return wrong === 0 ? '·' : `${wrong}/${cells.length}`;
}

function told(cells: Looked[]): string {
  const [first] = cells;
  const where = cells.map(({ circumstances }) => circumstances.join(' ')).join(', ');
  return `${where}: npm run faults -- ${[first?.row, first?.fault, ...(first?.circumstances ?? [])].join(' ')}`;
}

function aligned(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map(line => (line[column] ?? '').length)));
  return lines
    .map(line =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
