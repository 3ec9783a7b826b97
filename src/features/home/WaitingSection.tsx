import type { ComponentProps } from 'react';
import { SectionHead } from '../../ui/SectionHead';
import { HomeSection } from './HomeSection';
import type { BEST } from './sections';
import { ShelfSkeleton } from './ShelfSkeleton';

interface WaitingSectionProps {
  section: typeof BEST;
  shape: ComponentProps<typeof ShelfSkeleton>['shape'];
}

/** A section while its products load. */
export const WaitingSection = ({ section: { headingId, title, viewAll }, shape }: WaitingSectionProps) => (
  <HomeSection headingId={headingId} head={<SectionHead id={headingId} title={title} viewAll={viewAll} />}>
    <ShelfSkeleton shape={shape} label={`Loading: ${title}`} />
  </HomeSection>
);
