import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { category, type ListedCategory } from '../../../server/contract/category.js';
import { api } from '../../api.js';
import { CheckboxField } from '../../ui/fields/checkbox-field.js';
import { Failure } from '../../ui/feedback/failure.js';
import { Icon } from '../../ui/icon.js';
import type { TemplateDetails } from './authored-kinds.js';
import { authoring as strings } from './strings.js';

/** Most categories of a template, as the server takes them. */
const MOST = 20;

type Chosen = TemplateDetails['categories'];

interface CategoriesFieldProps {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** The categories a template is listed in, found by their names; what is chosen stands first in its order. */
export function CategoriesField({ chosen, onChange }: CategoriesFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const query = useQuery({
    queryKey: ['authored-categories'],
    queryFn: ({ signal }) => api(category.get, { type: 'design' }, { signal }),
    select: (all) => all.filter(({ parent }) => parent !== null),
  });
  const full = chosen.length >= MOST;
  return (
    <div role="group" aria-labelledby={id}>
      <div className="authoring-categories-head">
        <span className="label" id={id}>
          {strings.categories}
        </span>
        <span className="caption" role="status">
          {full ? strings.tooMany : strings.chosen(chosen.length)}
        </span>
      </div>
      <div className="field">
        <Icon name="magnifying-glass" size={16} />
        <input
          value={typed}
          placeholder={strings.findCategory}
          aria-label={strings.findCategory}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="authoring-categories" tabIndex={-1}>
        {query.isError ? (
          <Failure message={strings.failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
        ) : query.data ? (
          <Rows all={query.data} typed={typed} chosen={chosen} onChange={onChange} full={full} />
        ) : (
          <div className="skeleton" />
        )}
      </div>
    </div>
  );
}

interface RowsProps extends CategoriesFieldProps {
  readonly all: readonly ListedCategory[];
  readonly typed: string;
  readonly full: boolean;
}

function Rows({ all, typed, chosen, onChange, full }: RowsProps) {
  const wanted = typed.trim().toLocaleLowerCase();
  const found = all.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  if (found.length === 0) return <p className="caption">{strings.noCategory}</p>;
  const toggle = ({ _id, name }: ListedCategory, on: boolean) => {
    if (!on) onChange(chosen.filter((one) => one._id !== _id));
    else if (!full) onChange([...chosen, { _id, name }]);
  };
  return found.map((one) => (
    <CheckboxField
      key={one._id}
      label={one.name}
      checked={chosen.some(({ _id }) => _id === one._id)}
      onChange={(on) => toggle(one, on)}
    />
  ));
}
