import { ThemeToggle } from '@/components/preferences/theme-toggle';
import { BackHeader } from '@/components/shell/back-header';
import { FieldStates } from '@/components/states/field-states';
import { OverlayStates } from '@/components/states/overlay-states.client';
import { Sample } from '@/components/states/sample';
import { sampleWords as words } from '@/components/states/sample-words';
import { Accordion, AccordionTrigger } from '@/components/ui/accordion';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import { Main } from '@/components/ui/main';
import { Toggletip } from '@/components/ui/overlay/toggletip';
import { Stepper, StepperButton } from '@/components/ui/stepper';
import { Tab, Tabs } from '@/components/ui/tabs';

const looks: ButtonLook[] = ['main', 'quiet', 'bare', 'danger'];
const tones = ['success', 'warning', 'error', 'info'] as const;
const badges = [undefined, 'deal', 'good', 'late', 'card'] as const;

/** A page to look at after a change of components/ui; the button in its header switches the theme. */
export function StatesPage() {
  return (
    <>
      <BackHeader to="/" title={words.title}>
        <ThemeToggle />
      </BackHeader>
      <Main className="column grid gap-6 pt-5 pb-16">
        <h1>{words.title}</h1>
        <ButtonStates />
        <ToneStates />
        <SurfaceStates />
        <UnfoldingStates />
        <TabStates />
        <FieldStates />
        <Sample title={words.overlays}>
          <OverlayStates words={words} />
        </Sample>
      </Main>
    </>
  );
}

function ButtonStates() {
  return (
    <Sample title={words.buttons}>
      {looks.map(look => (
        <p key={look} className="flex flex-wrap gap-3">
          <Button look={look}>{look}</Button>
          <Button look={look} aria-busy="true">
            {words.busy}
          </Button>
          <Button look={look} aria-disabled="true">
            {words.disabled}
          </Button>
        </p>
      ))}
    </Sample>
  );
}

function ToneStates() {
  return (
    <>
      <Sample title={words.alerts}>
        {tones.map(tone => (
          <Alert key={tone} tone={tone}>
            {words.sentence}
          </Alert>
        ))}
      </Sample>
      <Sample title={words.badges}>
        <p className="flex flex-wrap gap-3">
          {badges.map(tone => (
            <Badge key={tone ?? words.plain} {...(tone && { tone })}>
              {tone ?? words.plain}
            </Badge>
          ))}
        </p>
      </Sample>
    </>
  );
}

function SurfaceStates() {
  return (
    <>
      <Sample title={words.card}>
        <Card>
          <h3>{words.dish}</h3>
          <p>{words.sentence}</p>
        </Card>
      </Sample>
      <Sample title={words.empty}>
        <EmptyState>
          <EmptyStateMark name="basket" />
          <h3>{words.nothing}</h3>
          <p>{words.sentence}</p>
          <EmptyStateActions>
            <Button>{words.action}</Button>
          </EmptyStateActions>
        </EmptyState>
      </Sample>
      <Sample title={words.stepper}>
        <Stepper role="group" aria-label={words.dish}>
          <StepperButton step="minus" aria-label={words.less} disabled />
          <output>1</output>
          <StepperButton step="plus" aria-label={words.more} />
        </Stepper>
      </Sample>
    </>
  );
}

function UnfoldingStates() {
  return (
    <>
      <Sample title={words.accordion}>
        <Accordion>
          <AccordionTrigger>{words.folded}</AccordionTrigger>
          <p>{words.sentence}</p>
        </Accordion>
        <Accordion open>
          <AccordionTrigger>{words.unfolded}</AccordionTrigger>
          <p>{words.sentence}</p>
        </Accordion>
      </Sample>
      <Sample title={words.toggletip}>
        <div>
          {words.dish} <Toggletip label={words.why}>{words.sentence}</Toggletip>
        </div>
      </Sample>
    </>
  );
}

function TabStates() {
  return (
    <Sample title={words.tabs}>
      <Tabs label={words.tabs}>
        <Tab to="/_states" isCurrent>
          {words.here}
        </Tab>
        <Tab to="/restaurants" isCurrent={false}>
          {words.there}
        </Tab>
      </Tabs>
    </Sample>
  );
}
