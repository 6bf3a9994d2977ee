import { useState } from 'react';
import { credits as strings } from './strings.js';

/** As one reads it; what is copied, and what a ZIP has, leads to the pages too. */
const withoutLinks = (line: string): string => line.replace(/ \(https?:\/\/[^\s)]*\)/g, '');

interface PhotoCreditsProps {
  /** A line for each picture whose author must be named. */
  readonly credits: readonly string[];
  /** The download is a ZIP, which has the list in it. */
  readonly archived: boolean;
}

/** Whom to name where the file is shown, ready to be copied [E-094]. */
export function PhotoCredits({ credits, archived }: PhotoCreditsProps) {
  const [copied, setCopied] = useState(false);
  if (credits.length === 0) return null;
  const copy = async () => {
    // where a page may not write to the clipboard, the list can be selected
    await navigator.clipboard.writeText(credits.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <section className="download-credits" aria-label={strings.title}>
      <div>
        <h3>{strings.title}</h3>
        <button type="button" className="button second small" onClick={() => void copy()}>
          {copied ? strings.copied : strings.copy}
        </button>
      </div>
      <ul tabIndex={0} aria-label={strings.title}>
        {credits.map((line) => (
          <li key={line} dir="auto">
            {withoutLinks(line)}
          </li>
        ))}
      </ul>
      <p className="download-hint">{archived ? strings.inArchive : strings.hint}</p>
    </section>
  );
}
