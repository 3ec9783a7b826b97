import { useState } from 'react';
import { searchTerm } from '../../lib/searchTerm';
import { SuggestionPanel } from './SuggestionPanel';
import { WholeSearch } from './WholeSearch';

interface SearchBoxProps {
  /** The plain search field that this component enhances. */
  field: HTMLInputElement;
  currency: string;
}

/** Suggestions below a search field while the shopper types. */
export const SearchBox = (props: SearchBoxProps) => {
  const [typed, setTyped] = useState(props.field.value);
  const term = searchTerm(typed);
  return (
    <WholeSearch term={term}>
      {(found) => <SuggestionPanel {...props} term={term} found={found} onText={setTyped} />}
    </WholeSearch>
  );
};
