import type { WizardFormat } from '../../../../server/contract/tag.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { wizard as strings } from '../strings.js';

interface TagFiltersProps {
  readonly format: WizardFormat;
  /** Id of the chosen tag, by the name of its filter. */
  readonly tags: Readonly<Record<string, string>>;
  readonly onTag: (filter: string, tag: string | null) => void;
}

const ANY = 'any';

/** A dropdown per tag filter: designs that carry what is chosen come first. */
export const TagFilters = ({ format, tags, onTag }: TagFiltersProps) => (
  <div className="wizard-fields">
    {format.tag_filters.map(({ name, eligible_tags }) => (
      <SelectField
        key={name}
        label={name}
        value={eligible_tags.find(({ _id }) => _id === tags[name])?._id ?? ANY}
        choices={[
          { value: ANY, label: strings.any },
          ...eligible_tags.map((tag) => ({ value: tag._id, label: tag.name })),
        ]}
        onChange={(chosen) => onTag(name, chosen === ANY ? null : chosen)}
      />
    ))}
  </div>
);
