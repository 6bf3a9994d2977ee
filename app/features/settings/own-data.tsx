import { account } from '../../../server/contract/account.js';
import { addressOf } from '../../../server/contract/contract.js';
import { AccountImport } from './account-import/account-import.js';
import { Section } from './section.js';
import { ownData as strings } from './strings.js';

/** Takes all that is one's own along, and back in [E-087]. The browser downloads it as it is written, and shows how far it is. */
export const OwnData = () => (
  <Section title={strings.title} about={strings.about}>
    <a className="button second" href={addressOf(account.export)} download>
      {strings.action}
    </a>
    <AccountImport />
  </Section>
);
