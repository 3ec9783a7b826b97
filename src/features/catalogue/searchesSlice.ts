import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MOST_SEARCHES } from '../../contract/stored';
import { isSameWord } from '../../lib/fold';
import { searchTerm } from '../../lib/searchTerm';
import { sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';

/** Recent searches, the latest first. Stored in this browser until the shopper signs out. */
interface SearchesState {
  recent: string[];
}

const initialState: SearchesState = { recent: [] };

const searchesSlice = createSlice({
  name: 'searches',
  initialState,
  reducers: {
    termSearched: (state, { payload }: PayloadAction<string>) => {
      const term = searchTerm(payload);
      if (term !== '') {
        state.recent = [term, ...state.recent.filter((other) => !isSameWord(other, term))].slice(0, MOST_SEARCHES);
      }
    },
    searchesForgotten: () => initialState,
    searchesChangedElsewhere: (state, { payload }: PayloadAction<string[]>) => {
      state.recent = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(tokenChangedElsewhere, (state, { payload }) => (payload === null ? initialState : state));
  },
  selectors: {
    selectRecentSearches: (state) => state.recent,
  },
});

export const { termSearched, searchesForgotten, searchesChangedElsewhere } = searchesSlice.actions;
export const { selectRecentSearches } = searchesSlice.selectors;
export const searchesReducer = searchesSlice.reducer;
