import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'
import { logProblem } from '../../lib/store/log.ts'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly problem: unknown
}

/** Keeps a page that breaks from taking the rest down with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { problem: null }

  static getDerivedStateFromError(problem: unknown): ErrorBoundaryState {
    return { problem }
  }

  override componentDidCatch(problem: unknown): void {
    logProblem('a page broke', problem)
  }

  override render(): ReactNode {
    const { problem } = this.state
    return problem === null ? this.props.children : <ErrorPage problem={problem} />
  }
}
