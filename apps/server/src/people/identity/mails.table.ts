import { type Language, nearestLanguage } from '@brigade/domain/core/languages/language.ts'
import { ENGLISH_MAILS } from '@brigade/platform/identity/english-mails.ts'
import type { MailTexts } from '@brigade/platform/identity/identity-mails.ts'

/** What e-mails about signing in say, in every language. */
const mails: Readonly<Record<Language, MailTexts>> = {
  'en-GB': ENGLISH_MAILS,
  fr: {
    PASSWORD_RESET: {
      subject: 'Choisissez un nouveau mot de passe pour {product}',
      reason:
        'Ouvrez ce lien pour choisir un nouveau mot de passe pour {to}. Il fonctionne une seule fois, pendant une heure :',
      after: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
    },
    EMAIL_SIGNIN: {
      subject: 'Connectez-vous à {product}',
      reason:
        'Ouvrez ce lien pour vous connecter en tant que {to}. Il fonctionne une seule fois, pendant une heure :',
      after: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
    },
    VERIFY_EMAIL: {
      subject: 'Confirmez votre adresse e-mail pour {product}',
      reason:
        'Ouvrez ce lien pour confirmer que {to} est bien à vous. Il fonctionne une seule fois, pendant trois jours :',
      after: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirmez votre nouvelle adresse e-mail pour {product}',
      reason:
        'Ouvrez ce lien pour vous connecter désormais avec {to}. Il fonctionne une seule fois, pendant trois jours :',
      after: 'Si vous n’avez rien demandé, vous pouvez ignorer ce message.',
    },
    RECOVER_EMAIL: {
      subject: 'Votre adresse e-mail pour {product} a été changée',
      reason:
        'Votre compte utilise maintenant une autre adresse : {newEmail}. Si ce n’était pas vous, ouvrez ce lien pour reprendre {to}. Il fonctionne une seule fois, pendant trois jours :',
      after: 'Si c’était vous, il n’y a rien à faire.',
    },
    REVERT_SECOND_FACTOR_ADDITION: {
      subject: 'Une deuxième étape a été ajoutée à votre connexion à {product}',
      reason:
        'Une application d’authentification est désormais demandée à la connexion. Si ce n’était pas vous, ouvrez ce lien pour la retirer et vous déconnecter partout. Il fonctionne une seule fois, pendant trois jours :',
      after: 'Si c’était vous, il n’y a rien à faire.',
    },
  },
  de: {
    PASSWORD_RESET: {
      subject: 'Neues Passwort für {product} wählen',
      reason: 'Mit diesem Link wählen Sie ein neues Passwort für {to}. Er gilt einmal, eine Stunde lang:',
      after: 'Wenn Sie das nicht wollten, können Sie diese Nachricht ignorieren.',
    },
    EMAIL_SIGNIN: {
      subject: 'Bei {product} anmelden',
      reason: 'Mit diesem Link melden Sie sich als {to} an. Er gilt einmal, eine Stunde lang:',
      after: 'Wenn Sie das nicht wollten, können Sie diese Nachricht ignorieren.',
    },
    VERIFY_EMAIL: {
      subject: 'Ihre E-Mail-Adresse für {product} bestätigen',
      reason: 'Mit diesem Link bestätigen Sie, dass {to} Ihnen gehört. Er gilt einmal, drei Tage lang:',
      after: 'Wenn Sie das nicht wollten, können Sie diese Nachricht ignorieren.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Ihre neue E-Mail-Adresse für {product} bestätigen',
      reason: 'Mit diesem Link melden Sie sich ab jetzt als {to} an. Er gilt einmal, drei Tage lang:',
      after: 'Wenn Sie das nicht wollten, können Sie diese Nachricht ignorieren.',
    },
    RECOVER_EMAIL: {
      subject: 'Ihre E-Mail-Adresse für {product} wurde geändert',
      reason:
        'Ihr Konto verwendet jetzt eine andere Adresse: {newEmail}. Wenn Sie das nicht waren, holen Sie mit diesem Link {to} zurück. Er gilt einmal, drei Tage lang:',
      after: 'Wenn Sie das waren, ist nichts zu tun.',
    },
    REVERT_SECOND_FACTOR_ADDITION: {
      subject: 'Ihre Anmeldung bei {product} hat einen zweiten Schritt bekommen',
      reason:
        'Beim Anmelden wird jetzt nach einer Authenticator-App gefragt. Wenn Sie das nicht waren, entfernen Sie sie mit diesem Link und melden sich überall ab. Er gilt einmal, drei Tage lang:',
      after: 'Wenn Sie das waren, ist nichts zu tun.',
    },
  },
  es: {
    PASSWORD_RESET: {
      subject: 'Elige una contraseña nueva para {product}',
      reason:
        'Abre este enlace para elegir una contraseña nueva para {to}. Funciona una sola vez, durante una hora:',
      after: 'Si no lo has pedido tú, puedes ignorar este mensaje.',
    },
    EMAIL_SIGNIN: {
      subject: 'Inicia sesión en {product}',
      reason: 'Abre este enlace para iniciar sesión como {to}. Funciona una sola vez, durante una hora:',
      after: 'Si no lo has pedido tú, puedes ignorar este mensaje.',
    },
    VERIFY_EMAIL: {
      subject: 'Confirma tu correo electrónico para {product}',
      reason: 'Abre este enlace para confirmar que {to} es tuyo. Funciona una sola vez, durante tres días:',
      after: 'Si no lo has pedido tú, puedes ignorar este mensaje.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirma tu nuevo correo electrónico para {product}',
      reason:
        'Abre este enlace para iniciar sesión como {to} a partir de ahora. Funciona una sola vez, durante tres días:',
      after: 'Si no lo has pedido tú, puedes ignorar este mensaje.',
    },
    RECOVER_EMAIL: {
      subject: 'Tu correo electrónico para {product} ha cambiado',
      reason:
        'Tu cuenta usa ahora otra dirección: {newEmail}. Si no has sido tú, abre este enlace para recuperar {to}. Funciona una sola vez, durante tres días:',
      after: 'Si has sido tú, no tienes que hacer nada.',
    },
    REVERT_SECOND_FACTOR_ADDITION: {
      subject: 'Se ha añadido un segundo paso a tu inicio de sesión en {product}',
      reason:
        'Ahora se pide una aplicación de autenticación al iniciar sesión. Si no has sido tú, abre este enlace para quitarla y cerrar la sesión en todas partes. Funciona una sola vez, durante tres días:',
      after: 'Si has sido tú, no tienes que hacer nada.',
    },
  },
  it: {
    PASSWORD_RESET: {
      subject: 'Scegli una nuova password per {product}',
      reason:
        'Apri questo link per scegliere una nuova password per {to}. Funziona una volta sola, per un’ora:',
      after: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio.',
    },
    EMAIL_SIGNIN: {
      subject: 'Accedi a {product}',
      reason: 'Apri questo link per accedere come {to}. Funziona una volta sola, per un’ora:',
      after: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio.',
    },
    VERIFY_EMAIL: {
      subject: 'Conferma il tuo indirizzo e-mail per {product}',
      reason: 'Apri questo link per confermare che {to} è tuo. Funziona una volta sola, per tre giorni:',
      after: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Conferma il tuo nuovo indirizzo e-mail per {product}',
      reason:
        'Apri questo link per accedere d’ora in poi come {to}. Funziona una volta sola, per tre giorni:',
      after: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio.',
    },
    RECOVER_EMAIL: {
      subject: 'Il tuo indirizzo e-mail per {product} è cambiato',
      reason:
        'Il tuo account usa ora un altro indirizzo: {newEmail}. Se non sei stato tu, apri questo link per riprendere {to}. Funziona una volta sola, per tre giorni:',
      after: 'Se sei stato tu, non devi fare nulla.',
    },
    REVERT_SECOND_FACTOR_ADDITION: {
      subject: 'Al tuo accesso a {product} è stato aggiunto un secondo passaggio',
      reason:
        'All’accesso viene ora chiesta un’app di autenticazione. Se non sei stato tu, apri questo link per toglierla e uscire ovunque. Funziona una volta sola, per tre giorni:',
      after: 'Se sei stato tu, non devi fare nulla.',
    },
  },
  pt: {
    PASSWORD_RESET: {
      subject: 'Escolher uma nova palavra-passe para {product}',
      reason:
        'Abra esta ligação para escolher uma nova palavra-passe para {to}. Funciona uma só vez, durante uma hora:',
      after: 'Se não pediu isto, pode ignorar esta mensagem.',
    },
    EMAIL_SIGNIN: {
      subject: 'Iniciar sessão em {product}',
      reason: 'Abra esta ligação para iniciar sessão como {to}. Funciona uma só vez, durante uma hora:',
      after: 'Se não pediu isto, pode ignorar esta mensagem.',
    },
    VERIFY_EMAIL: {
      subject: 'Confirmar o endereço de e-mail para {product}',
      reason:
        'Abra esta ligação para confirmar que {to} lhe pertence. Funciona uma só vez, durante três dias:',
      after: 'Se não pediu isto, pode ignorar esta mensagem.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Confirmar o novo endereço de e-mail para {product}',
      reason:
        'Abra esta ligação para passar a iniciar sessão como {to}. Funciona uma só vez, durante três dias:',
      after: 'Se não pediu isto, pode ignorar esta mensagem.',
    },
    RECOVER_EMAIL: {
      subject: 'O endereço de e-mail para {product} foi alterado',
      reason:
        'A conta usa agora outro endereço: {newEmail}. Se não foi o próprio a fazê-lo, abra esta ligação para recuperar {to}. Funciona uma só vez, durante três dias:',
      after: 'Se foi o próprio a fazê-lo, não é preciso fazer nada.',
    },
    REVERT_SECOND_FACTOR_ADDITION: {
      subject: 'Foi acrescentado um segundo passo ao início de sessão em {product}',
      reason:
        'Ao iniciar sessão é agora pedida uma aplicação de autenticação. Se não foi o próprio a fazê-lo, abra esta ligação para a remover e terminar a sessão em todo o lado. Funciona uma só vez, durante três dias:',
      after: 'Se foi o próprio a fazê-lo, não é preciso fazer nada.',
    },
  },
  pl: {
    PASSWORD_RESET: {
      subject: 'Ustaw nowe hasło do {product}',
      reason: 'Otwórz ten link, aby ustawić nowe hasło dla {to}. Działa raz, przez godzinę:',
      after: 'Jeśli to nie była Twoja prośba, możesz zignorować tę wiadomość.',
    },
    EMAIL_SIGNIN: {
      subject: 'Zaloguj się do {product}',
      reason: 'Otwórz ten link, aby zalogować się jako {to}. Działa raz, przez godzinę:',
      after: 'Jeśli to nie była Twoja prośba, możesz zignorować tę wiadomość.',
    },
    VERIFY_EMAIL: {
      subject: 'Potwierdź swój adres e-mail w {product}',
      reason: 'Otwórz ten link, aby potwierdzić, że adres {to} należy do Ciebie. Działa raz, przez trzy dni:',
      after: 'Jeśli to nie była Twoja prośba, możesz zignorować tę wiadomość.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'Potwierdź nowy adres e-mail w {product}',
      reason: 'Otwórz ten link, aby od teraz logować się jako {to}. Działa raz, przez trzy dni:',
      after: 'Jeśli to nie była Twoja prośba, możesz zignorować tę wiadomość.',
    },
    RECOVER_EMAIL: {
      subject: 'Twój adres e-mail w {product} został zmieniony',
      reason:
        'Twoje konto używa teraz innego adresu: {newEmail}. Jeśli to nie Twoja zmiana, otwórz ten link, aby przywrócić {to}. Działa raz, przez trzy dni:',
      after: 'Jeśli to Twoja zmiana, nie trzeba nic robić.',
    },
    REVERT_SECOND_FACTOR_ADDITION: {
      subject: 'Do logowania w {product} dodano drugi krok',
      reason:
        'Przy logowaniu potrzebna jest teraz aplikacja uwierzytelniająca. Jeśli to nie Twoja zmiana, otwórz ten link, aby ją usunąć i wylogować się wszędzie. Działa raz, przez trzy dni:',
      after: 'Jeśli to Twoja zmiana, nie trzeba nic robić.',
    },
  },
  ar: {
    PASSWORD_RESET: {
      subject: 'اختيار كلمة مرور جديدة في {product}',
      reason: 'افتح هذا الرابط لاختيار كلمة مرور جديدة للحساب {to}. يعمل مرة واحدة خلال ساعة:',
      after: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة.',
    },
    EMAIL_SIGNIN: {
      subject: 'تسجيل الدخول إلى {product}',
      reason: 'افتح هذا الرابط لتسجيل الدخول باسم {to}. يعمل مرة واحدة خلال ساعة:',
      after: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة.',
    },
    VERIFY_EMAIL: {
      subject: 'تأكيد بريدك الإلكتروني في {product}',
      reason: 'افتح هذا الرابط لتأكيد أن {to} يخصّك. يعمل مرة واحدة خلال ثلاثة أيام:',
      after: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة.',
    },
    VERIFY_AND_CHANGE_EMAIL: {
      subject: 'تأكيد بريدك الإلكتروني الجديد في {product}',
      reason: 'افتح هذا الرابط لتسجيل الدخول من الآن فصاعدًا باسم {to}. يعمل مرة واحدة خلال ثلاثة أيام:',
      after: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة.',
    },
    RECOVER_EMAIL: {
      subject: 'تم تغيير بريدك الإلكتروني في {product}',
      reason:
        'يستخدم حسابك الآن عنوانًا آخر: {newEmail}. إذا لم تكن أنت، فافتح هذا الرابط لاستعادة {to}. يعمل مرة واحدة خلال ثلاثة أيام:',
      after: 'إذا كنت أنت من فعل ذلك، فلا حاجة إلى أي إجراء.',
    },
    REVERT_SECOND_FACTOR_ADDITION: {
      subject: 'أُضيفت خطوة ثانية إلى تسجيل دخولك في {product}',
      reason:
        'يُطلب الآن تطبيق مصادقة عند تسجيل الدخول. إذا لم تكن أنت، فافتح هذا الرابط لإزالته وتسجيل الخروج من كل الأجهزة. يعمل مرة واحدة خلال ثلاثة أيام:',
      after: 'إذا كنت أنت من فعل ذلك، فلا حاجة إلى أي إجراء.',
    },
  },
}

/** The words of the language that a tag means; English for those Brigade does not speak. */
export function mailsIn(tag: string): MailTexts {
  return mails[nearestLanguage([tag])]
}
