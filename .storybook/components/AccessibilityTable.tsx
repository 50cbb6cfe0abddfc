import { facts } from '../facts/facts';
import { ComponentLink } from '../foundations/parts/Users';
import { subjectOf } from './componentParts';
import { accessibilityOf, coverageOf, statusOf } from './componentStatus';
import { guides } from './guides';

const subjects = Object.keys(facts.stories).map((title) => subjectOf(title));

const rows = Object.entries(guides)
  .map(([name, guide]) => {
    const components = subjects.find((subject) => subject.name === name)?.components ?? [];
    const coverage = coverageOf(name, components.length > 0 ? components : [name]);
    const [status] = statusOf(coverage, guide.status).split(/[,:]/);
    return { name, status, ...accessibilityOf(name, guide, coverage) };
  })
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Status, roles, keys and tests of every component, in one table. */
export const AccessibilityTable = () => (
  // Wide content that scrolls must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <table tabIndex={0}>
    <thead>
      <tr>
        {['Component', 'Status', 'Role', 'Keys', 'Tested', 'Not tested'].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, status, Role, Keys, Tested, 'Not tested': untested }) => (
        <tr key={name}>
          <th scope="row">
            <ComponentLink name={name} />
          </th>
          <td>{status}</td>
          <td>{Role}</td>
          <td>{Keys}</td>
          <td>{Tested}</td>
          <td>{untested}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
