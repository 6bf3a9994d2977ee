import { DropdownMenu } from 'radix-ui';
import type { Invited } from '../../../../server/contract/permission.js';
import { Failure } from '../../../ui/feedback/failure.js';
import { Icon } from '../../../ui/icon.js';
import { initials, nameOf, useUser } from '../../account/index.js';
import type { Invitable } from '../share-target.js';
import { invite, people as strings, share } from '../strings.js';
import { useAlterInvited, useInvited, type Role } from './use-invited.js';

const ROLES: readonly Role[] = ['view', 'edit'];

/** Who owns it, and who was invited with which right (reference 09). */
export function PeopleWithAccess({ what }: { readonly what: Invitable }) {
  const { data, isPending, isFetching, refetch } = useInvited(what);
  const own = useUser()?.email;
  if (isPending) return <PeopleSkeleton />;
  if (!data) return <Failure message={share.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const { owner, invited } = data;
  const name = nameOf(owner);
  return (
    <ul className="people" aria-label={strings.list}>
      <Person name={name} email={owner.email} own={owner.email === own}>
        <span className="person-role">{strings.owner}</span>
      </Person>
      {invited.map((person) => (
        <Person key={person.email} name={nameOf(person)} email={person.email}>
          <RoleMenu what={what} person={person} />
        </Person>
      ))}
    </ul>
  );
}

interface PersonProps {
  readonly name: string;
  readonly email: string;
  /** Whether it is who looks. */
  readonly own?: boolean;
  readonly children: React.ReactNode;
}

function Person({ name, email, own = false, children }: PersonProps) {
  return (
    <li>
      <span className="person-initials" aria-hidden="true">
        {initials(name)}
      </span>
      <span className="person-who">
        <span className="person-name" dir="auto">
          {own ? strings.you(name) : name}
        </span>
        {name !== email && <span className="person-mail">{email}</span>}
      </span>
      {children}
    </li>
  );
}

interface RoleMenuProps {
  readonly what: Invitable;
  readonly person: Invited;
}

/** Another role, or none, for somebody who was invited. Shown at once; a failure puts it back. */
function RoleMenu({ what, person }: RoleMenuProps) {
  const { mutate, isPending, variables } = useAlterInvited(what);
  const { email } = person;
  const role = isPending && variables.role !== 'none' ? variables.role : person.role;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="person-role button quiet small"
        disabled={isPending && variables.role === 'none'}
        aria-label={strings.roleOf(nameOf(person), invite.roles[role])}
      >
        {invite.roles[role]}
        <Icon name="caret-down" size={16} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.RadioGroup
            value={role}
            onValueChange={(chosen) => mutate({ email, role: chosen as Role })}
          >
            {ROLES.map((each) => (
              <DropdownMenu.RadioItem key={each} value={each} className="menu-row">
                <span className="grow">{invite.roles[each]}</span>
                <DropdownMenu.ItemIndicator asChild>
                  <Icon name="check" size={16} />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className="menu-line" />
          <DropdownMenu.Item className="menu-row danger" onSelect={() => mutate({ email, role: 'none' })}>
            {strings.remove}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function PeopleSkeleton() {
  return (
    <div className="people" role="status" aria-label={share.loading}>
      <span className="skeleton" style={{ height: 40 }} />
    </div>
  );
}
