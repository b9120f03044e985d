import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { boardColumns, boardMove } from '@brigade/domain/hiring/applications/board.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { ApplicationHistory } from './application-history.tsx'
import { useColumnName } from './use-stage-name.ts'
import type { Row } from './use-team-steps.ts'

interface ApplicationDialogProps {
  readonly row: Row
  readonly job: Job
  readonly onMove: (column: string) => void
  readonly onClose: () => void
}

function Answers({ row: { content }, job }: Pick<ApplicationDialogProps, 'row' | 'job'>) {
  const t = useText()
  if (content.answers.length === 0) return null
  return (
    <section className="dialog-part">
      <h3>{t('hiring.person.answers')}</h3>
      <dl className="answers">
        {content.answers.map((answer, at) => {
          const question = job.questions[at]?.text ?? String(at + 1)
          return (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** One application as the hiring team reads it, with the steps that are open. */
export function ApplicationDialog({ row, job, onMove, onClose }: ApplicationDialogProps) {
  const t = useText()
  const columnName = useColumnName()
  const { cvSnapshot, message, professional } = row.content
  const targets = boardColumns(job).filter((column) => boardMove(row.content, column, job) !== undefined)
  const contact = [cvSnapshot.email, cvSnapshot.phone].filter((each) => each !== undefined)
  return (
    <Dialog
      isOpen
      size="large"
      title={cvSnapshot.displayName}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <Stack>
        <p>{cvSnapshot.title}</p>
        <section className="dialog-part">
          <h3>{t('hiring.person.application')}</h3>
          <p className="history-words">{message === '' ? t('hiring.person.noMessage') : message}</p>
        </section>
        <Answers row={row} job={job} />
        <section className="dialog-part">
          <h3>{t('hiring.person.contact')}</h3>
          <p>{contact.length === 0 ? t('hiring.person.noContact') : contact.join(' · ')}</p>
        </section>
        {targets.length === 0 ? null : (
          <section className="dialog-part">
            <h3>{t('hiring.person.next')}</h3>
            <Cluster>
              {targets.map((column) => (
                <Button key={column} onClick={() => onMove(column)}>
                  {columnName(column)}
                </Button>
              ))}
            </Cluster>
          </section>
        )}
        <section className="dialog-part">
          <h3>{t('hiring.person.history')}</h3>
          <ApplicationHistory
            applicationId={row.id}
            personName={cvSnapshot.displayName}
            teamName={t('hiring.history.team')}
            isTeamOnly
          />
        </section>
        <Cluster justify="end">
          <LinkButton href={paths.people('professionals').card(professional)}>
            {t('hiring.person.card')}
          </LinkButton>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </Cluster>
      </Stack>
    </Dialog>
  )
}
