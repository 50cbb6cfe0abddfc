import { Button, SearchField, Select } from '@clubline/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { memo, useDeferredValue, useMemo, useState, type CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { download } from '../download';
import { releases } from '../releases/releases';
import { BookLink } from '../scope/BookLink';
import {
  catalogueLanguages,
  catalogueRows,
  findRows,
  shownLanguages,
  toCsv,
  type CatalogueQuery,
} from './catalogueRows';
import './catalogue.css';
import { Change } from './Change';
import { changedRows, type ChangedRow } from './changedRows';
import { LOST_CONNECTION, messageKinds } from './messageKinds';
import { messageName, storyName } from './names';

const ALL = 'all';
const domains = [...new Set(catalogueRows.map(({ domain }) => domain))].toSorted();
const options = (all: string, values: readonly string[]) => [
  { value: ALL, label: all },
  ...values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];
const wanted = (chosen: string) => (chosen === ALL ? '' : chosen);

// The mark at the start tells programs of tables that it is UTF-8.
const save = (...shown: Parameters<typeof toCsv>) =>
  download('clubline-messages.csv', 'text/csv', '\u{FEFF}', toCsv(...shown));

type Language = CatalogueQuery['language'];
const wantedLanguage = (chosen: string): Language =>
  catalogueLanguages.find((one) => one === chosen) ?? '';

const figure = (count: number) => count.toLocaleString('en-GB');

/** How a text of each language stands in the page. */
const attributesOf = {
  english: { lang: 'en', dir: 'ltr' },
  spanish: { lang: 'es', dir: 'ltr' },
  arabic: { lang: 'ar', dir: 'rtl' },
};

const sinceOptions = [
  { value: ALL, label: 'Any time' },
  ...releases.map(({ title }) => ({ value: title, label: `Changed since ${title}` })),
];

const rowsSince = (since: string): readonly ChangedRow[] => {
  const chosen = releases.find(({ title }) => title === since);
  return chosen ? changedRows(catalogueRows, chosen.release) : catalogueRows;
};

function Row({ row, language }: { row: ChangedRow; language: Language }) {
  const { id, kind, story, change } = row;
  return (
    <li className="catalogue-row">
      <p className="catalogue-name">
        <strong>{messageName(id)}</strong> ({kind})
      </p>
      {shownLanguages(language).map((one) => (
        <p key={one} {...attributesOf[one]}>
          {row[one] || 'Not translated'}
        </p>
      ))}
      <p className="catalogue-about">
        <Change change={change} />
        {story ? (
          <BookLink href={`?path=/story/${story}`}>See it in {storyName(story)}</BookLink>
        ) : (
          change?.kind !== 'removed' && 'No story shows it yet.'
        )}{' '}
        <code>{id}</code>
      </p>
    </li>
  );
}

interface RowsProps {
  rows: readonly ChangedRow[];
  language: Language;
}

const Rows = memo(function Rows({ rows, language }: RowsProps) {
  return rows.map((row) => <Row key={row.id} row={row} language={language} />);
});

interface MessageCatalogueProps {
  /** The title of a release. @default of any time */
  changedSince?: string;
  /** The language that is shown beside the English. @default each */
  languageShown?: string;
  /** The kind that is shown. @default each */
  kindShown?: string;
}

/** So many messages are drawn before somebody asks for all: more take seconds to come. */
const FIRST = 200;

/** Every message that a person can see, in each language, with the story that shows it. */
function MessageCatalogue({
  changedSince = ALL,
  languageShown = ALL,
  kindShown = ALL,
}: MessageCatalogueProps) {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState(kindShown);
  const [domain, setDomain] = useState<string>(ALL);
  const [since, setSince] = useState(changedSince);
  const [chosen, setChosen] = useState(languageShown);
  const [isWhole, setIsWhole] = useState(false);
  const language = wantedLanguage(chosen);
  const all = useMemo(() => rowsSince(since), [since]);
  // A thousand rows may come a moment after the letter that was typed.
  const query = useDeferredValue(words);
  const rows = useMemo(
    () => findRows(all, { words: query, kind: wanted(kind), domain: wanted(domain), language }),
    [all, query, kind, domain, language],
  );
  const drawn = useMemo(() => (isWhole ? rows : rows.slice(0, FIRST)), [rows, isWhole]);
  // They are none of those that the product has now.
  const gone = rows.filter(({ change }) => change?.kind === 'removed').length;
  return (
    // Of its own words there are English ones only: those are written so in every direction.
    <div className="catalogue" lang="en" dir="ltr">
      <h1>Messages</h1>
      <p>
        Each text of the product, in English, Spanish and Arabic, with a story that shows it; …
        stands for a value. One without a story, or without a translation, fails the tests. What a
        translator has changed in the saved file comes back into the sources with{' '}
        <code>npm run translate -- clubline-messages.csv</code>.
      </p>
      <div className="catalogue-tools">
        <SearchField
          label="Search messages"
          placeholder="Words, a key or a component"
          value={words}
          onChange={setWords}
        />
        <Select
          label="Kind"
          options={options('Every kind', [...messageKinds, LOST_CONNECTION])}
          value={kind}
          onChange={setKind}
        />
        <Select
          label="Domain"
          options={options('Every domain', domains)}
          value={domain}
          onChange={setDomain}
        />
        <Select
          label="Language"
          options={options('Every language', catalogueLanguages)}
          value={chosen}
          onChange={setChosen}
        />
        <Select label="Since" options={sinceOptions} value={since} onChange={setSince} />
        <Button onPress={() => save(rows, language)}>Save as CSV</Button>
      </div>
      <p role="status">
        {figure(rows.length - gone)} of {figure(catalogueRows.length)} messages
        {gone > 0 && `, and ${figure(gone)} that ${gone === 1 ? 'is' : 'are'} gone`}
      </p>
      {rows.length === 0 && (
        <p>
          No message is called so or has these words. Look in every kind and every domain, or try
          fewer words.
        </p>
      )}
      <ul
        className="catalogue-list"
        aria-label="Messages found"
        style={{ '--languages': shownLanguages(language).length } as CSSProperties}
      >
        <Rows rows={drawn} language={language} />
      </ul>
      {drawn.length < rows.length && (
        <Button onPress={() => setIsWhole(true)}>Show all {figure(rows.length)}</Button>
      )}
    </div>
  );
}

const meta = {
  title: 'Messages',
  component: MessageCatalogue,
  // A page of documentation would show the catalogue once more for each story.
  tags: ['catalogue', '!autodocs'],
  // What is looked for is chosen in the page itself.
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof MessageCatalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first two hundred, and a button for the rest. */
export const AllMessages: Story = {};

/** What a designer asks first: the text of a list with nothing in it, in another language. */
export const EmptyTextOfNotifications: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'notif empty');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 of /));
    const found = canvas.getByRole('list', { name: 'Messages found' });
    await expect(found).toHaveTextContent('Estás al día. 🎉');
    await expect(found).toHaveTextContent('لا جديد لديك. 🎉');
  },
};

/** What QA asks before a release: which texts are new, reworded or gone. */
export const ChangedSinceTheLastRelease: Story = {
  args: { changedSince: releases[0]?.title ?? ALL },
  async play({ canvas }) {
    const all = `of ${figure(catalogueRows.length)} messages`;
    await expect(canvas.getByRole('status')).toHaveTextContent(all);
  },
};

/** What a translator asks: one language beside the English. */
export const ArabicBesideTheEnglish: Story = {
  args: { languageShown: 'arabic' },
  async play({ canvas, userEvent }) {
    const search = canvas.getByRole('searchbox', { name: 'Search messages' });
    await userEvent.type(search, 'notificationlist.empty');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 of /));
    const found = canvas.getByRole('list', { name: 'Messages found' });
    await expect(found).toHaveTextContent('لا جديد لديك. 🎉');
    await expect(found).not.toHaveTextContent('Estás al día. 🎉');
  },
};

/** Everything that people read when the connection is lost, and until it is back. */
export const WhenTheConnectionIsLost: Story = {
  args: { kindShown: LOST_CONNECTION },
  async play({ canvas }) {
    const found = canvas.getByRole('list', { name: 'Messages found' });
    await expect(found).toHaveTextContent('No connection.');
    await expect(found).toHaveTextContent('The connection was lost. What you write now is sent');
  },
};

export const NothingFound: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'zzzz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^0 of /));
    await expect(canvas.getByText(/No message is called so/)).toBeVisible();
  },
};
