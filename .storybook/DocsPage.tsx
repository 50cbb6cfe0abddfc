import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { ComponentGuidePage, type Documented } from './components/ComponentGuidePage';
import { subjectOf } from './components/componentParts';
import { guides } from './components/guides';
import { scenes } from './components/scenes';
import { ComponentLink } from './foundations/parts/Users';

/** Whether stories say that nobody is to change their props, whole screens among them. */
const isWithoutControls = ({ controls }: { controls?: { disable?: boolean } }) =>
  controls?.disable === true;

/**
 * The page of documentation of each file of stories: by the guide of its component, or, where it
 * shows one side of a component, with the way to that component's page.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, subcomponents = {}, parameters } = preparedMeta;
  const scene = scenes[title];
  if (scene)
    return (
      <>
        <Title />
        <p>
          {scene.about} A part of <ComponentLink name={scene.of} />, on whose page stand keys,
          roles, props and words.
        </p>
        <Description />
        <Stories includePrimary />
      </>
    );
  const subject = subjectOf(title);
  const guide = guides[subject.name];
  if (guide)
    return (
      <ComponentGuidePage
        subject={subject}
        documented={subcomponents as Documented}
        guide={guide}
      />
    );
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {!isWithoutControls(parameters) && <Controls />}
      <Stories />
    </>
  );
}
