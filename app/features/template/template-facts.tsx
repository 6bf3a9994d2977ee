import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { Template } from '../../../server/contract/design.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { languageName } from '../../ui/language-name.js';
import { Icon } from '../../ui/icon.js';
import { PHONE, useMedia } from '../../ui/hooks/use-media.js';
import { WiderWindowNote } from '../../ui/feedback/wider-window-note.js';
import { ShareDialog } from '../share/index.js';
import { searchAddress } from '../search/index.js';
import { useCopyTemplate } from '../templates/index.js';
import { colorIn, colorwaysOf } from './colorways.js';
import { detectColorsAndFonts } from './detect-colors-and-fonts.js';
import { keywordList } from './keywords.js';
import { dimensionText, template as strings } from './strings.js';
import { measuresOf } from './template-measures.js';

interface TemplateFactsProps {
  readonly template: Template;
  /** Id of the one it is shown and used in; as it came when undefined [E-090]. */
  readonly colorway: string | undefined;
}

/** Name, measures, the one button, and what the template is made of. */
export function TemplateFacts({ template, colorway }: TemplateFactsProps) {
  const { name, categories, keywords, language, design_file: file } = template;
  const { colors, fonts } = useMemo(() => detectColorsAndFonts(file), [file]);
  const ways = colorwaysOf(file);
  const { width, height, unit } = measuresOf(template);
  const about = [categories[0]?.name, language && languageName(language)].filter(Boolean);
  const phone = useMedia(PHONE);
  return (
    <div className="template-facts">
      {about.length > 0 && <p className="template-category">{about.join(' · ')}</p>}
      <h1 className="title-1">{name}</h1>
      <p className="template-dimension">{dimensionText(width, height, unit)}</p>
      {phone && <WiderWindowNote />}
      <div className="template-actions">
        {!phone && <UseButton template={template} colorway={colorway} />}
        <ShareButton customUrl={template.custom_url} />
      </div>
      <Facts title={strings.colors} items={colors.map((color) => colorIn(ways, colorway, color))}>
        {(color) => <Swatch color={color} />}
      </Facts>
      <Facts title={strings.fonts} items={fonts}>
        {(font) => <span className="chip">{font}</span>}
      </Facts>
      <Facts title={strings.keywords} items={keywordList(keywords)}>
        {(word) => (
          <a className="chip" href={searchAddress(word)} target="_blank" rel="noopener">
            <span dir="auto">{word}</span>
            <span className="sr-only"> {strings.newTab}</span>
          </a>
        )}
      </Facts>
    </div>
  );
}

function UseButton({ template, colorway }: TemplateFactsProps) {
  const { copy, copying } = useCopyTemplate(template, colorway);
  return (
    <button
      type="button"
      className="button primary large"
      onClick={() => !copying && copy()}
      aria-busy={copying || undefined}
    >
      {copying && <span className="spinner" />}
      {strings.use}
    </button>
  );
}

/** A color of the template; a click copies its code. */
function Swatch({ color }: { readonly color: string }) {
  const copy = () =>
    navigator.clipboard
      .writeText(color)
      .then(() => notifier.success(strings.colorCopied(color)))
      .catch(() => notifier.error(strings.colorNotCopied(color)));
  return (
    <button
      type="button"
      className="template-swatch"
      style={{ background: color }}
      aria-label={strings.copyColor(color)}
      title={color}
      onClick={() => void copy()}
    />
  );
}

/** 'Share this template'. */
function ShareButton({ customUrl }: { readonly customUrl: string }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" className="button second large" onClick={() => setOpen(true)} ref={opener}>
        <Icon name="share-network" />
        {strings.share}
      </button>
      <ShareDialog
        what={{ kind: 'template', customUrl }}
        open={open}
        onOpenChange={setOpen}
        opener={() => opener.current}
      />
    </>
  );
}

interface FactsProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly children: (item: string) => ReactNode;
}

/** A named row of things; nothing at all when there are none. */
function Facts({ title, items, children }: FactsProps) {
  if (!items.length) return null;
  return (
    <section className="template-facts-row">
      <h2 className="label">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}
