import { isMerchant } from '@peerbourse/rules/p2p-merchants/merchant';
import { Button } from '@peerbourse/ui/actions/button';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { ErrorState } from '@peerbourse/ui/feedback/error-state';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { SearchField } from '@peerbourse/ui/fields/search-field';
import { Avatar } from '@peerbourse/ui/figures/avatar';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Query } from '#base/api/query.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { type Page, usePages } from './use-pages.ts';

interface Person {
  encryptUserId: string;
  nickName: string;
  headColor: string;
  userType: number;
}

interface PeopleListProps<Found extends Page, Somebody extends Person> {
  label: string;
  queryAt: (after?: string) => Query<Found>;
  peopleOf: (page: Found) => readonly Somebody[];
  noteOf: (person: Somebody) => ReactNode;
  wayOut: WayOut;
  empty: ReactNode;
}

/** How somebody is taken out of the list. */
interface WayOut {
  label: string;
  /** Answers nothing when it failed. */
  takeOut: (encryptUserId: string) => Promise<unknown>;
  problem: Problem | undefined;
  isRunning: boolean;
  doneText: (nickName: string) => string;
}

/** P2P users by name, with a search and the way out of the list for each. */
export function PeopleList<Found extends Page, Somebody extends Person>(props: PeopleListProps<Found, Somebody>) {
  const { queryAt, wayOut } = props;
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [leaving, setLeaving] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const { pages, restart, ...rest } = usePages(queryAt, typed.trim() !== '');

  async function takeOut({ encryptUserId, nickName }: Person): Promise<void> {
    setLeaving(encryptUserId);
    if (!(await wayOut.takeOut(encryptUserId))) return;
    restart();
    await client.invalidateQueries({ queryKey: queryAt().queryKey.slice(0, 1) });
    showToast('success', wayOut.doneText(nickName));
    // The button is gone with its row; the keyboard goes on from here.
    place.current?.focus();
  }

  const people = pages.flatMap(props.peopleOf);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3">
      <ProblemBanner problem={wayOut.problem} />
      {rest.hasFailed && <FailedList retry={rest.retry} />}
      {!rest.hasFailed && people.length === 0 && (rest.isPending ? <Skeleton shape="block" className="h-40" /> : props.empty)}
      {!rest.hasFailed && people.length > 0 && (
        <FoundPeople
          {...rest}
          label={props.label}
          people={people}
          typed={typed}
          onType={setTyped}
          noteOf={props.noteOf}
          actionOf={(person) => (
            <LeaveButton
              person={person}
              wayOut={wayOut}
              isLeaving={leaving === person.encryptUserId}
              onPress={() => void takeOut(person)}
            />
          )}
        />
      )}
    </div>
  );
}

interface FoundPeopleProps<Somebody extends Person> {
  label: string;
  people: readonly Somebody[];
  typed: string;
  onType: (text: string) => void;
  noteOf: (person: Somebody) => ReactNode;
  actionOf: (person: Somebody) => ReactNode;
  isPending: boolean;
  hasMore: boolean;
  more: () => void;
}

function FoundPeople<Somebody extends Person>({ people, typed, onType, ...props }: FoundPeopleProps<Somebody>) {
  const t = useText('p2p-users');
  const wanted = typed.trim().toLowerCase();
  const shown = people.filter(({ nickName }) => nickName.toLowerCase().includes(wanted));
  return (
    <div className="grid gap-3">
      <div role="search" className="w-full tablet:w-80">
        <SearchField label={t('list_search')} placeholder={t('list_search')} clearLabel={t('list_clear')} value={typed} onChange={onType} />
      </div>
      <p role="status" className={shown.length === 0 ? 'py-6 text-center text-ink-soft' : 'sr-only'}>
        {wanted === '' ? '' : t('list_found', { count: shown.length })}
      </p>
      <ul aria-label={props.label} className="divide-y divide-line">
        {shown.map((person) => (
          <li key={person.encryptUserId} className="flex items-center justify-between gap-3 py-3">
            <PersonName person={person} note={props.noteOf(person)} />
            {props.actionOf(person)}
          </li>
        ))}
      </ul>
      {props.hasMore && (
        <div>
          <Button variant="secondary" size="small" isLoading={props.isPending} onClick={props.more}>
            {t('list_more')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface LeaveButtonProps {
  person: Person;
  wayOut: WayOut;
  isLeaving: boolean;
  onPress: () => void;
}

function LeaveButton({ person, wayOut, isLeaving, onPress }: LeaveButtonProps) {
  const t = useText('p2p-users');
  return (
    <Button size="small" variant="secondary" isLoading={wayOut.isRunning && isLeaving} loadingLabel={t('saving')} onClick={onPress}>
      {wayOut.label}
      <VisuallyHidden text={person.nickName} />
    </Button>
  );
}

function FailedList({ retry }: { retry: () => void }) {
  const t = useText('p2p-users');
  return (
    <ErrorState
      title={t('list_failed')}
      action={
        <Button variant="secondary" onClick={retry}>
          {t('list_retry')}
        </Button>
      }
    />
  );
}

function PersonName({ person, note }: { person: Person; note: ReactNode }) {
  const { encryptUserId, nickName, headColor } = person;
  const t = useText('p2p');
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar letter={Array.from(nickName)[0]?.toUpperCase() ?? '?'} color={headColor} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-1.5">
          <Link to={`/p2p-trade/user/${encryptUserId}`} className="font-semibold hover:text-brand hover:underline">
            <bdi className="wrap-anywhere">{nickName}</bdi>
          </Link>
          {isMerchant(person) && <Badge>{t('badge_merchant')}</Badge>}
        </p>
        <p className="text-13 text-ink-soft">{note}</p>
      </div>
    </div>
  );
}
