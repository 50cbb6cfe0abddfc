import { useEffect, type RefObject } from 'react';
import { supportsCss } from './supportsCss';

const fitHeight = (area: HTMLTextAreaElement) => {
  area.style.height = '';
  // What stands in it, and a border of 1 px at each end.
  area.style.height = `${area.scrollHeight + 2}px`;
};

/**
 * Makes a field as high as its text in engines without `field-sizing`; the others follow the style
 * sheet alone. `max-block-size` bounds both.
 * @param value what stands in the field: each change measures it again
 */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useEffect(() => {
    if (field.current && !supportsCss('field-sizing:content')) fitHeight(field.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the text makes the height
  }, [field, value]);
}
