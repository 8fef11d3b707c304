/**
 * What is left of a name when everything is gone that a hurried reader overlooks. Names with the same skeleton count as the same.
 * The list is short on purpose: it holds what common typefaces draw alike, and not everything that might be mistaken for something else
 * (`5` and `s`), which would keep too many people from the name they are known by.
 */

/**
 * @param text of letters `a` to `z`, digits, `-` and `_`. Letters lose their case, and these become one: `0` and `o`; `1`, `i` and `l`;
 *   `rn` and `m`; `vv` and `w`; `-` and `_`. Of two letters and one it is the two that stay: `vvv` could be two different pairs.
 */
export function skeletonOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('m', 'rn')
    .replaceAll('w', 'vv')
    .replaceAll('_', '-');
}
