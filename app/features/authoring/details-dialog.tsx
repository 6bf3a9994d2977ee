import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { errorMessage } from '../../../elements/base/i18n/error-message.js';
import { notifier } from '../../ports/notifications/notifier.js';
import { refreshAllQueries } from '../../query-client.js';
import { CheckboxField } from '../../ui/fields/checkbox-field.js';
import { Icon } from '../../ui/icon.js';
import { Modal } from '../../ui/dialogs/modal.js';
import { useSignal } from '../../ui/hooks/use-signal.js';
import { CategoriesField } from './categories-field.js';
import type { Draft } from './draft.js';
import { keywordsIn } from './keywords.js';
import { authoring as strings } from './strings.js';

interface DetailsDialogProps {
  readonly draft: Draft;
  readonly onClose: () => void;
  readonly opener: () => Element | null | undefined;
}

/** Name, categories, keywords, and whether everybody finds it. */
export function DetailsDialog({ draft, onClose, opener }: DetailsDialogProps) {
  const isNew = useSignal(draft.id) === null;
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={strings.details}
      description={isNew ? strings.detailsNew : strings.detailsHelp}
      opener={opener}
      className="authoring-details"
    >
      <DetailsForm draft={draft} isNew={isNew} onClose={onClose} />
    </Modal>
  );
}

interface DetailsFormProps {
  readonly draft: Draft;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

function DetailsForm({ draft, isNew, onClose }: DetailsFormProps) {
  const client = useQueryClient();
  const ids = { name: useId(), keywords: useId(), fault: useId() };
  const listing = draft.listing.peek();
  const [name, setName] = useState(draft.session.name.peek());
  const [categories, setCategories] = useState(listing.categories);
  const [line, setLine] = useState(listing.keywords.join(', '));
  const [active, setActive] = useState(listing.active);
  const busy = useSignal(draft.busy);
  const keywords = keywordsIn(line);
  const wanted = name.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || !keywords || busy) return;
    try {
      const kept = await draft.keepDetails({ name: wanted, categories, keywords, active });
      if (kept && !isNew) {
        notifier.success(strings.saved);
        void refreshAllQueries(client);
      }
      onClose();
    } catch (error) {
      notifier.error(errorMessage(error));
    }
  };
  return (
    <form className="dialog-form" onSubmit={(event) => void submit(event)}>
      <div>
        <label className="label" htmlFor={ids.name}>
          {strings.name}
        </label>
        <div className="field">
          <input
            id={ids.name}
            dir="auto"
            value={name}
            required
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      </div>
      <CategoriesField chosen={categories} onChange={setCategories} />
      <div>
        <label className="label" htmlFor={ids.keywords}>
          {strings.keywords}
        </label>
        <div className={keywords ? 'field' : 'field bad'}>
          <input
            id={ids.keywords}
            dir="auto"
            value={line}
            placeholder={strings.keywordsExample}
            autoComplete="off"
            aria-invalid={!keywords}
            aria-describedby={keywords ? undefined : ids.fault}
            onChange={({ target }) => setLine(target.value)}
          />
        </div>
        <p className="field-error" id={ids.fault} role="alert" hidden={keywords !== null}>
          <Icon name="warning-circle" size={16} />
          <span>{strings.keywordsError}</span>
        </p>
      </div>
      <CheckboxField label={strings.active} checked={active} onChange={setActive} />
      <div className="dialog-actions">
        <button type="button" className="button second" onClick={onClose}>
          {strings.cancel}
        </button>
        <button
          type="submit"
          className="button primary"
          disabled={!wanted || !keywords}
          aria-busy={busy || undefined}
        >
          {busy && <span className="spinner" />}
          {isNew ? strings.done : strings.keepDetails}
        </button>
      </div>
    </form>
  );
}
