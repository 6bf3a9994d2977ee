import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the account: its name at the left, what can be done at the right. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section className="settings-section" aria-labelledby={id}>
      <div>
        <h2 className="title-3" id={id}>
          {title}
        </h2>
        {about && <p className="settings-about">{about}</p>}
      </div>
      <div className="settings-part">{children}</div>
    </section>
  );
}
