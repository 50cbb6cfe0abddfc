import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes, type RouteEntry, type RouteName } from '@clubline/contract';
import { routesMessages } from './messages';
import { useRouteMeta, type PageName } from './routeMeta';

const names = Object.keys(routes) as RouteName[];
const cell = { padding: '6px 12px', textAlign: 'start', verticalAlign: 'top' } as const;

function RouteRow({ name }: { name: PageName }) {
  const { title, description } = useRouteMeta(name, { username: 'amy' });
  const entry: RouteEntry | undefined = name === 'notFound' ? undefined : routes[name];
  return (
    <tr>
      <th scope="row" style={cell}>
        {entry?.path ?? 'Any other address'}
      </th>
      <td style={cell}>{title ?? 'The product and its tagline'}</td>
      <td style={cell}>{description}</td>
      <td style={cell}>{entry?.isPublic ? 'Anybody' : 'Signed-in people'}</td>
    </tr>
  );
}

/** Every address of the site, as the route table has it. */
function RouteTable() {
  return (
    <div style={{ fontFamily: 'var(--clubline-font-body)', color: 'var(--clubline-text-primary)' }}>
      <h1>Addresses</h1>
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {['Address', 'Title', 'Description', 'Open to'].map((heading) => (
              <th key={heading} scope="col" style={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...names, 'notFound' as const].map((name) => (
            <RouteRow key={name} name={name} />
          ))}
        </tbody>
      </table>
      <p>Without script, a page that needs it says:</p>
      <ul>
        {Object.values(routesMessages.texts.withoutScript).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

const meta = { title: 'Foundations/Addresses', component: RouteTable } satisfies Meta<
  typeof RouteTable
>;
export default meta;

export const EveryAddress: StoryObj<typeof meta> = {};
