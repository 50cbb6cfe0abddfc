import type { Meta, StoryObj } from '@storybook/react-vite';
import { messagesOf } from './messages';
import links from './messages.json';

const modules = import.meta.glob<object>('../packages/*/src/**/messages.ts', { eager: true });
const messages = Object.entries(modules).flatMap(([file, exports]) => messagesOf(file, exports));
const storyOf = links as Record<string, string>;
const areaOf = (id: string) => id.slice(0, id.indexOf('.'));
const areas = [...new Set(messages.map(({ id }) => areaOf(id)))].map(
  (area) => [area, messages.filter(({ id }) => areaOf(id) === area)] as const,
);

const cell = {
  padding: '6px 12px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: '1px solid currentColor',
} as const;

/** Every message a person can see, with the story that shows it. */
function MessageCatalogue() {
  return (
    <div
      style={{
        fontFamily: 'var(--clubline-font-body)',
        color: 'var(--clubline-text-primary)',
        lineHeight: 1.5,
      }}
    >
      <h1>Message catalogue</h1>
      <p>{messages.length} messages. A message without a story fails the tests.</p>
      {areas.map(([area, own]) => (
        <section key={area} aria-label={area}>
          <h2>{area}</h2>
          <table style={{ borderCollapse: 'collapse', inlineSize: '100%' }}>
            <thead>
              <tr>
                <th scope="col" style={cell}>
                  Message
                </th>
                <th scope="col" style={cell}>
                  Key
                </th>
                <th scope="col" style={cell}>
                  Story
                </th>
              </tr>
            </thead>
            <tbody>
              {own.map(({ id, sample }) => (
                <tr key={id}>
                  <td style={cell}>{sample}</td>
                  <td style={cell}>{id.slice(area.length + 1)}</td>
                  <td style={cell}>
                    {storyOf[id] ? (
                      <a
                        href={`?path=/story/${storyOf[id]}`}
                        target="_top"
                        style={{ color: 'var(--clubline-text-link)' }}
                      >
                        {storyOf[id]}
                      </a>
                    ) : (
                      'none yet'
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Messages',
  component: MessageCatalogue,
  tags: ['catalogue'],
} satisfies Meta<typeof MessageCatalogue>;
export default meta;

export const AllMessages: StoryObj<typeof meta> = {};
