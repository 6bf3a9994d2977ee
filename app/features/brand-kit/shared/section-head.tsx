import type { ReactNode } from 'react';

interface SectionHeadProps {
  readonly id: string;
  readonly name: string;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The heading of a part, and what one can do with all of it. */
export function SectionHead({ id, name, children }: SectionHeadProps) {
  return (
    <header className="brand-head">
      <h2 className="title-2" id={id}>
        {name}
      </h2>
      {children && <div className="brand-actions">{children}</div>}
    </header>
  );
}
