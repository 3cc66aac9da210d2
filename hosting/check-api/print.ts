/** The findings of a check as a table for people. */
import { longestWait } from '@/lib/api/queue';
import type { Finding, Verdict } from './ask.ts';

/** Fields named in a row; `--json` names all. */
const mostNamed = 6;

const words: Record<Verdict, string> = {
  good: 'good',
  none: 'none',
  suffers: 'SUFFERS',
  breaks: 'BREAKS',
  skipped: 'not asked',
};

export function tableOf(findings: Finding[]): string {
  const head = ['', 'status', 'ms', 'call', 'who lives on it'];
  const rows = findings.map(finding => [
    words[finding.verdict] + (isSlow(finding) ? ', SLOW' : ''),
    finding.status === null ? '-' : String(finding.status),
    String(finding.milliseconds),
    finding.call,
    finding.page,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map(row => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const lines = rows.flatMap((row, index) => [line(row), ...remarks(findings[index])]);
  return [line(head), ...lines, '', ...sumOfSlow(findings), sum(findings)].join('\n');
}

/** Whether it answered, but while it was under way a call behind it in the storefront's queue would have been given up. */
function isSlow({ status, milliseconds }: Finding): boolean {
  return status !== null && milliseconds >= longestWait;
}

function remarks(finding: Finding | undefined): string[] {
  if (finding === undefined) return [];
  const { wrong, leftOut, verdict } = finding;
  const more = leftOut.length - mostNamed;
  const named = leftOut.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [
    ...wrong.map(sentence => `    ${verdict === 'skipped' ? '' : 'wrong: '}${sentence}`),
    ...(leftOut.length > 0 ? [`    left out: ${named}`] : []),
  ];
}

function sumOfSlow(findings: Finding[]): string[] {
  const count = findings.filter(isSlow).length;
  if (count === 0) return [];
  const why = 'Other calls of the storefront wait that long for their turn, then fail.';
  return [`${count} SLOW: they took ${longestWait} ms or more. ${why}`];
}

function sum(findings: Finding[]): string {
  const counts = Object.entries(words).map(([verdict, word]) => {
    const count = findings.filter(finding => finding.verdict === verdict).length;
    return count === 0 ? '' : `${count} ${word}`;
  });
  return `${findings.length} calls: ${counts.filter(Boolean).join(', ')}.`;
}
